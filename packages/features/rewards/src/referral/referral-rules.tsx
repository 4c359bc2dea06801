import { formatPercent } from '@baize/i18n/formats';
import { PathLink } from '@baize/links';
import { Card } from '@baize/ui/card';
import { linkClass } from '@baize/ui/link';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import * as css from './referral.css.ts';

/** How it goes, step by step, and what does not count. */
export function ReferralRules({ percent }: { percent: number }) {
  const { i18n } = useLingui();
  const share = <bdi>{formatPercent({ share: percent / 100, locale: i18n.locale })}</bdi>;
  return (
    <Card as="section" aria-labelledby="referral-how">
      <h2 id="referral-how" className={css.cardTitle}>
        <Trans id="referral.how">How it works</Trans>
      </h2>
      <ol className={css.steps}>
        <Step number={1}>
          <Trans id="referral.step.pass-on">You send your link to somebody who asked for it.</Trans>
        </Step>
        <Step number={2}>
          <Trans id="referral.step.joins">
            They open an account with it. Your code is filled in, and they can remove it.
          </Trans>
        </Step>
        <Step number={3}>
          {percent > 0 ? (
            <Trans id="referral.step.paid">
              When they pay in for the first time, {share} of that amount is added to your balance, once.
            </Trans>
          ) : (
            <Trans id="referral.step.nothing">There is no reward for invitations at this time.</Trans>
          )}
        </Step>
      </ol>
      <ul className={css.rules}>
        <li>
          <Trans id="referral.rule.asked">
            Do not send it to people who do not want it, to minors, or to anyone who may be harmed by
            gambling.
          </Trans>
        </li>
        <li>
          <Trans id="referral.rule.own">Accounts of your own or of your household do not count.</Trans>
        </li>
        <li>
          <Trans id="referral.rule.private">
            You see a shortened name and what was added to your balance, never what a friend plays.
          </Trans>
        </li>
        <li>
          <PathLink to="/bonus-terms" className={linkClass}>
            <Trans id="referral.rule.terms">The rules in full</Trans>
          </PathLink>
        </li>
      </ul>
    </Card>
  );
}

function Step({ number, children }: { number: number; children: ReactNode }) {
  return (
    <li className={css.step}>
      <span className={css.number} aria-hidden>
        {number}
      </span>
      <span>{children}</span>
    </li>
  );
}
