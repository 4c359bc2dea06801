import type { PromoSilence } from '@baize/domain/promo-silence';
import { ModalLink } from '@baize/shell/modals';
import { SilenceTold } from '@baize/shell/silence-told';
import { Alert } from '@baize/ui/alert';
import { Button, buttonClass } from '@baize/ui/button';
import { Card } from '@baize/ui/card';
import { PlaceArt } from '@baize/ui/place-art';
import { EmptyState } from '@baize/ui/empty-state';
import { Skeleton } from '@baize/ui/skeleton';
import { VisuallyHidden } from '@baize/ui/visually-hidden';
import { Trans, useLingui } from '@lingui/react/macro';
import { Coffee } from 'lucide-react';
import type { ReactNode } from 'react';
import type { MoneyStyle } from '../calendar/money-style.ts';
import { Friends } from './friends.tsx';
import { OwnLink } from './own-link.tsx';
import type { ReferralFacts } from './referral-facts.ts';
import { ReferralRules } from './referral-rules.tsx';
import * as css from './referral.css.ts';

/** Whether the invitation itself is shown; nobody on a break or at a limit is asked to bring others. */
export type Offered = 'yes' | 'waiting' | 'unread' | PromoSilence;

export interface ReferralViewProps {
  /** Null while nothing is known. */
  facts: ReferralFacts | null;
  link: string | null;
  money: MoneyStyle;
  percent: number;
  offered: Offered;
  failed: boolean;
  onRetry(): void;
}

/** A player's invitations: the link to pass on, who came by it, and the rules. */
export function ReferralView({ facts, link, money, percent, offered, failed, onRetry }: ReferralViewProps) {
  return (
    <Columns percent={percent} rules={isKept(offered) ? 'none' : 'shown'}>
      {isKept(offered) ? <Silent why={offered} /> : null}
      {facts === null && failed ? <Failed onRetry={onRetry} /> : null}
      {facts === null && !failed ? <Waiting /> : null}
      {facts ? (
        <>
          {offered === 'yes' && facts.code !== null && link !== null ? (
            <OwnLink code={facts.code} link={link} />
          ) : null}
          {offered === 'waiting' ? <Skeleton height={232} shape="block" /> : null}
          <Friends facts={facts} money={money} failed={failed} onRetry={onRetry} />
        </>
      ) : null}
    </Columns>
  );
}

/** What it is and a way in, for somebody who is not signed in. */
export function VisitorReferral({ percent }: { percent: number }) {
  const { t } = useLingui();
  return (
    <Columns percent={percent} rules="shown">
      <Card as="section" aria-labelledby="referral-visitor">
        <h2 id="referral-visitor" className={css.section}>
          <Trans id="referral.visitor.title">Your link is in your account</Trans>
        </h2>
        <p className={css.words}>
          <Trans id="referral.visitor.text">
            Every player has a code and a link of their own. Log in to see yours and who came by it.
          </Trans>
        </p>
        <div className={css.actions}>
          <ModalLink modal="login" className={buttonClass({ variant: 'primary' })}>
            {t({ id: 'nav.log-in', message: 'Log in' })}
          </ModalLink>
          <ModalLink modal="sign-up" className={buttonClass({ variant: 'outline' })}>
            {t({ id: 'nav.join', message: 'Join' })}
          </ModalLink>
        </div>
      </Card>
    </Columns>
  );
}

/** Before it is known who looks. */
export function UnknownReferral({ percent }: { percent: number }) {
  return (
    <Columns percent={percent} rules="shown">
      <Waiting />
    </Columns>
  );
}

function Columns({
  percent,
  rules,
  children,
}: {
  percent: number;
  rules: 'shown' | 'none';
  children: ReactNode;
}) {
  return (
    <div className={rules === 'shown' ? css.columns : css.stack}>
      <div className={css.stack}>{children}</div>
      {rules === 'shown' ? <ReferralRules percent={percent} /> : null}
    </div>
  );
}

/** What keeps the invitation from being shown. */
type Kept = Exclude<Offered, 'yes' | 'waiting'>;

const isKept = (offered: Offered): offered is Kept => offered !== 'yes' && offered !== 'waiting';

function Silent({ why }: { why: Kept }) {
  return (
    <Alert tone="neutral" icon={<Coffee aria-hidden />}>
      {why === 'unread' ? (
        <Trans id="quiet.unread">
          Your limits could not be read. Nothing is offered to you until they are.
        </Trans>
      ) : (
        <SilenceTold {...why} />
      )}{' '}
      <Trans id="referral.silent">
        Until then there is no link to pass on. What your friends brought stays yours.
      </Trans>
    </Alert>
  );
}

function Waiting() {
  return (
    <div className={css.stack} aria-busy>
      <VisuallyHidden>
        <Trans id="referral.loading">Loading who came by your link</Trans>
      </VisuallyHidden>
      <Skeleton height={232} shape="block" />
      <Skeleton height={280} shape="block" />
    </div>
  );
}

function Failed({ onRetry }: { onRetry(): void }) {
  return (
    <Card role="alert">
      <EmptyState
        picture={<PlaceArt place="failed" />}
        title={<Trans id="referral.failed.all">Your link could not be read</Trans>}
        action={
          <Button variant="secondary" onClick={onRetry}>
            <Trans id="button.try-again">Try again</Trans>
          </Button>
        }
      >
        <Trans id="referral.failed.text">What was added to your balance stays there.</Trans>
      </EmptyState>
    </Card>
  );
}
