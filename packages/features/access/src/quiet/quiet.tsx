import { pageColumn } from '@baize/shell/page-column';
import { PageHead } from '@baize/shell/page-head';
import { SilentWays } from '@baize/shell/silent-ways';
import { Trans } from '@lingui/react/macro';
import * as css from './quiet.css.ts';

/** In place of a page that only advertises, for players who are excluded, frozen or at a limit (beyond 15). */
export function Quiet({ title }: { title: string }) {
  return (
    <div className={`${pageColumn} ${css.quiet}`}>
      <PageHead title={title} />
      <h1 className={css.title}>{title}</h1>
      <p className={css.text}>
        <Trans id="quiet.text">
          Nothing is offered to you now. What is on your balance stays yours, and you can withdraw it.
        </Trans>
      </p>
      <SilentWays className={css.ways} />
    </div>
  );
}
