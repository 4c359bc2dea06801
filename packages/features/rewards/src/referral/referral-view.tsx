import type { PromoSuppression } from '@baize/domain/promo-suppression';
import { ModalLink } from '@baize/links';
import { PromoSuppressionNotice } from '@baize/player/promo-suppression-notice';
import { Alert } from '@baize/ui/alert';
import { Button, buttonClass } from '@baize/ui/button';
import { Card } from '@baize/ui/card';
import { EmptyState } from '@baize/ui/empty-state';
import { Illustration } from '@baize/ui/illustration';
import { Skeleton } from '@baize/ui/skeleton';
import { VisuallyHidden } from '@baize/ui/visually-hidden';
import { Trans, useLingui } from '@lingui/react/macro';
import { Coffee } from 'lucide-react';
import type { ReactNode } from 'react';
import type { MoneyFormat } from '../money/money-style.ts';
import { ReferredPlayers } from './referred-players.tsx';
import { ReferralLink } from './referral-link.tsx';
import type { ReferralFacts } from './referral-facts.ts';
import { ReferralRules } from './referral-rules.tsx';
import * as css from './referral.css.ts';

/** Whether the invitation itself is shown; nobody on a break or at a limit is asked to bring others. */
export type InvitationState = 'yes' | 'waiting' | 'unread' | PromoSuppression;

export interface ReferralViewProps {
  /** Null while nothing is known. */
  facts: ReferralFacts | null;
  link: string | null;
  money: MoneyFormat;
  percent: number;
  invitation: InvitationState;
  failed: boolean;
  onRetry(): void;
}

/** A player's invitations: the link to pass on, who came by it, and the rules. */
export function ReferralView({
  facts,
  link,
  money,
  percent,
  invitation,
  failed,
  onRetry,
}: ReferralViewProps) {
  return (
    <Columns percent={percent} rules={isInvitationHidden(invitation) ? 'none' : 'shown'}>
      {isInvitationHidden(invitation) ? <InvitationHiddenNotice why={invitation} /> : null}
      {facts === null && failed ? <Failed onRetry={onRetry} /> : null}
      {facts === null && !failed ? <Waiting /> : null}
      {facts ? (
        <>
          {invitation === 'yes' && facts.code !== null && link !== null ? (
            <ReferralLink code={facts.code} link={link} />
          ) : null}
          {invitation === 'waiting' ? <Skeleton height={232} shape="block" /> : null}
          <ReferredPlayers facts={facts} money={money} failed={failed} onRetry={onRetry} />
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
        <p className={css.copy}>
          <Trans id="referral.visitor.text">
            Every player has a code and a link of their own. Log in to see yours and who joined with it.
          </Trans>
        </p>
        <div className={css.actions}>
          <ModalLink modal="login" className={buttonClass({ variant: 'primary' })}>
            {t({ id: 'nav.log-in', message: 'Log in' })}
          </ModalLink>
          <ModalLink modal="sign-up" className={buttonClass({ variant: 'outline' })} data-offer="">
            {t({ id: 'nav.join', message: 'Join' })}
          </ModalLink>
        </div>
      </Card>
    </Columns>
  );
}

/** Before it is known who looks. */
export function ReferralSkeleton({ percent }: { percent: number }) {
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
type HiddenInvitation = Exclude<InvitationState, 'yes' | 'waiting'>;

const isInvitationHidden = (offered: InvitationState): offered is HiddenInvitation =>
  offered !== 'yes' && offered !== 'waiting';

function InvitationHiddenNotice({ why }: { why: HiddenInvitation }) {
  return (
    <Alert tone="neutral" icon={<Coffee aria-hidden />}>
      {why === 'unread' ? (
        <Trans id="suppressed-page.unread">
          Your limits could not be loaded. You see no offers until they are.
        </Trans>
      ) : (
        <PromoSuppressionNotice {...why} />
      )}{' '}
      <Trans id="referral.suppressed">
        Until then there is no link to pass on. What your friends brought stays yours.
      </Trans>
    </Alert>
  );
}

function Waiting() {
  return (
    <div className={css.stack} aria-busy>
      <VisuallyHidden>
        <Trans id="referral.loading">Loading your referrals</Trans>
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
        illustration={<Illustration name="failed" />}
        title={<Trans id="referral.failed.all">Your link could not be loaded</Trans>}
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
