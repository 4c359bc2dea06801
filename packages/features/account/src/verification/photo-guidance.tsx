import { Card } from '@baize/ui/card';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { head, stack } from '../layout/account-page.css.ts';
import * as css from './photo-guidance.css.ts';

/** What makes a photo of a document readable, drawn small and said in words. */
export function PhotoGuidance() {
  const { t } = useLingui();
  return (
    <Card as="section" className={stack} aria-labelledby="photo-guidance">
      <h2 id="photo-guidance" className={head}>
        {t({ id: 'verification.guidance', message: 'How we can read it' })}
      </h2>
      <ul className={css.list}>
        <li className={css.entry}>
          <Shot verdict="good">
            <Paper />
            <path className={css.corner} d="M22 24v-8h8M66 16h8v8M74 40v8h-8M30 48h-8v-8" />
          </Shot>
          <Trans id="verification.guidance.corners">All four corners in view</Trans>
        </li>
        <li className={css.entry}>
          <Shot verdict="bad">
            <Paper />
            <path className={css.glare} d="M44 18h16L46 46H34z" />
          </Shot>
          <Trans id="verification.guidance.glare">No glare, no shadow</Trans>
        </li>
        <li className={css.entry}>
          <Shot verdict="bad">
            <g transform="translate(-38 -13)">
              <Paper />
            </g>
          </Shot>
          <Trans id="verification.guidance.edges">No edge cut off</Trans>
        </li>
      </ul>
    </Card>
  );
}

function Shot({ verdict, children }: { verdict: 'good' | 'bad'; children: ReactNode }) {
  return (
    <svg className={css.shot} viewBox="0 0 96 64" aria-hidden>
      {children}
      <circle className={css.mark[verdict]} cx="84" cy="52" r="9" />
      <path className={css.sign[verdict]} d={verdict === 'good' ? 'm80 52 3 3 5-6' : 'm81 49 6 6m0-6-6 6'} />
    </svg>
  );
}

/** An identity card: portrait, name, number. */
function Paper() {
  return (
    <>
      <rect className={css.paper} x="26" y="20" width="44" height="24" rx="3" />
      <rect className={css.portrait} x="30" y="24" width="11" height="16" rx="2" />
      <path className={css.writing} d="M46 27h19M46 32h13M46 37h17" />
    </>
  );
}
