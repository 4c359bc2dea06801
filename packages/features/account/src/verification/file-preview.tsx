import { FileText } from 'lucide-react';
import { useEffect, useState } from 'react';
import { preview, previewImage } from './upload.css.ts';

/** A small picture of a file that is not sent yet; a drawn paper where the browser can show none. */
export function FilePreview({ file }: { file: File }) {
  const address = useObjectUrl(file);
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span className={preview} aria-hidden>
      {address === null || address === broken ? (
        <FileText />
      ) : (
        <img
          className={previewImage}
          src={address}
          alt=""
          decoding="async"
          onError={() => setBroken(address)}
        />
      )}
    </span>
  );
}

/** The address of an image on the device while it is looked at; null for other files. */
function useObjectUrl(file: File): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!/\.(?:jpe?g|png)$/i.test(file.name)) return undefined;
    const created = URL.createObjectURL(file);
    setAddress(created);
    // The browser keeps the whole image in memory until then.
    return () => URL.revokeObjectURL(created);
  }, [file]);
  return address;
}
