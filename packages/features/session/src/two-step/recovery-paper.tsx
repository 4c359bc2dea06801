import { createPortal } from 'react-dom';
import * as css from './recovery-paper.css.ts';

/** What is printed in place of the page while recovery codes are shown, also by the browser's own command. */
export function RecoveryPaper({ title, codes }: { title: string; codes: readonly string[] }) {
  return createPortal(
    <div className={css.paper} data-recovery-paper="">
      <h1 className={css.title}>{title}</h1>
      <ol className={css.codes} dir="ltr">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
    </div>,
    document.body,
  );
}
