import { checkUpload, UPLOAD_HEAD_BYTES, type UploadCheckResult } from '@baize/domain/uploads';

/** Looks at the name, the size and the first bytes of a file, before anything of it leaves the device (PRF-07). */
export async function checkFile(file: File): Promise<UploadCheckResult> {
  try {
    const head = new Uint8Array(await file.slice(0, UPLOAD_HEAD_BYTES).arrayBuffer());
    return checkUpload({ name: file.name, size: file.size, head });
  } catch {
    // What the device cannot read, a dropped folder among them, is none of ours.
    return 'type';
  }
}
