import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { spinner } from './spinner.css.ts';

/** Something is on its way. Give `label` where no words stand beside it. `size` in pixels. */
export function Spinner({ size = 16, label }: { size?: number; label?: string }) {
  return (
    <>
      <span className={spinner} style={{ inlineSize: size, blockSize: size }} aria-hidden />
      {label === undefined ? null : (
        <span role="status">
          <VisuallyHidden>{label}</VisuallyHidden>
        </span>
      )}
    </>
  );
}
