import { useEffect, useState, type DragEvent } from 'react';

const hasFiles = (transfer: DataTransfer | null) => transfer?.types.includes('Files') === true;

/** Lets files be dropped on an element, and says whether some are held over it. */
export function useFileDrop(onFiles: (files: readonly File[]) => void) {
  const [state, setState] = useState<'none' | 'over'>('none');
  const enter = (event: DragEvent) => {
    if (!hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    setState('over');
  };
  return {
    state,
    handlers: {
      onDragEnter: enter,
      onDragOver: enter,
      onDragLeave: () => setState('none'),
      onDrop: (event: DragEvent) => {
        if (!hasFiles(event.dataTransfer)) return;
        event.preventDefault();
        setState('none');
        const files = [...event.dataTransfer.files];
        if (files.length > 0) onFiles(files);
      },
    },
  };
}

/** A browser opens a file that is dropped beside the box, in place of the page and of all that is on its way. */
export function useIgnoreStrayDrops(): void {
  useEffect(() => {
    const leaving = new AbortController();
    const ignore = (event: globalThis.DragEvent) => {
      // A box has taken it, or it is text on its way into a field.
      if (event.defaultPrevented || !hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
    };
    window.addEventListener('dragover', ignore, { signal: leaving.signal });
    window.addEventListener('drop', ignore, { signal: leaving.signal });
    return () => leaving.abort();
  }, []);
}
