import { useEffect, useState } from 'react';
import { code as codeClass } from './qr-code.css.ts';

type QrPath = { text: string; path: string; size: number };

/** A text as a QR code. Its encoder is fetched when it is needed; where that fails, the text beside it is enough. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [code, setCode] = useState<QrPath | 'failed' | null>(null);
  useEffect(() => {
    let shown = true;
    import('./qr-path.ts')
      .then(({ qrPath }) => {
        if (shown) setCode({ text, ...qrPath(text) });
      })
      .catch(() => {
        if (shown) setCode('failed');
      });
    return () => {
      shown = false;
    };
  }, [text]);
  if (code === 'failed') return null;
  if (code === null || code.text !== text) return <div className={codeClass} aria-hidden />;
  const { path, size } = code;
  return (
    <svg className={codeClass} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} fill="currentColor" shapeRendering="crispEdges" />
    </svg>
  );
}
