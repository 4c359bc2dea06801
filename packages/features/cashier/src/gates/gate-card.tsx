import { type DepositGate, DEPOSIT_GATES } from '@baize/domain/cashier-gates';
import { DEPOSIT_CODES } from '@baize/domain/errors';
import { gateActions, type GateAction } from '@baize/domain/gate-actions';
import { depositGateMessages } from '@baize/i18n/catalogue/cashier';
import { depositErrorMessages } from '@baize/i18n/catalogue/errors';
import { PageLink, PathLink } from '@baize/links';
import { useFormatLocalAndUtc } from '@baize/page/format-local-and-utc';
import { Button, buttonClass } from '@baize/ui/button';
import { Card } from '@baize/ui/card';
import { Trans, useLingui } from '@lingui/react/macro';
import { Ban, MailCheck, MapPinOff, Snowflake, Wallet, type LucideIcon } from 'lucide-react';
import { useIsFetching } from '@tanstack/react-query';
import { queryKeys } from '@baize/api/queries/keys';
import { useState, type ReactNode } from 'react';
import { LimitBars } from '../limit-bar/limit-bars.tsx';
import type { DepositLimit } from '../limit-bar/use-deposit-limits.ts';
import { VerifyEmailButton } from './verify-email-button.tsx';
import { useCanWithdraw } from './use-can-withdraw.ts';
import * as styles from './gate-card.css.ts';

/** A gate that shuts the whole deposit; the missing address is asked for instead. */
export type BlockingGate = Exclude<DepositGate, 'address'>;

export interface GateCardProps {
  gate: BlockingGate;
  /** When it opens by itself (epoch ms); null where it does not, or nobody knows. */
  until: number | null;
  /** The player's own limit that is used up, where it is known which. */
  limit?: DepositLimit | undefined;
  /** Looks again whether the gate still stands; absent where only time opens it. */
  onRecheck?: (() => void) | undefined;
  /** `now`: it came in answer to a payment, so the player is led to it. */
  announce?: 'now' | 'quietly' | undefined;
  /** Whether payments are not settled yet: they use up a limit, and give it back if they come to nothing. */
  hasOpenPayments?: boolean | undefined;
}

/** The platform's own refusal may be about the account as well as about the place (PAY-06). */
const unavailableMessage = depositErrorMessages[DEPOSIT_CODES.GLOBAL_ERROR];

const ICONS = {
  'self-excluded': Ban,
  frozen: Snowflake,
  country: MapPinOff,
  'email-unverified': MailCheck,
  'limit-reached': Wallet,
} satisfies Record<BlockingGate, LucideIcon>;

/** Why nothing can be paid in now, until when, and the ways on (PAY-08, SES-09, beyond 6). */
export function GateCard(props: GateCardProps) {
  const { gate, until, onRecheck, announce = 'quietly', hasOpenPayments = false, limit } = props;
  const { i18n } = useLingui();
  const twoTimes = useFormatLocalAndUtc();
  const Icon = ICONS[gate];
  const refused = announce === 'now';
  const actions = gateActions(gate, { canWithdraw: useCanWithdraw(), canRecheck: onRecheck !== undefined });
  const when = until === null ? null : twoTimes(until);
  return (
    <Card as="section" className={styles.card} aria-labelledby="deposit-gate">
      <span className={styles.icon} aria-hidden>
        <Icon size={28} strokeWidth={1.6} />
      </span>
      <h2
        id="deposit-gate"
        className={styles.title}
        tabIndex={-1}
        ref={announce === 'now' ? focusHeading : undefined}
      >
        <Trans id="deposit.gate.title">You cannot deposit now</Trans>
      </h2>
      <p className={styles.text}>
        {i18n._(
          refused && gate === 'country' ? unavailableMessage : depositGateMessages[DEPOSIT_GATES[gate]],
        )}{' '}
        {limit ? null : <GateEnd gate={gate} when={when} />}
        {gate === 'self-excluded' || gate === 'frozen' ? (
          <>
            {' '}
            <Trans id="deposit.gate.withdraw">You can still withdraw your money.</Trans>
          </>
        ) : null}
        {refused ? (
          <>
            {' '}
            <Trans id="deposit.methods.failed.text">Nothing was paid. Your balance has not changed.</Trans>
          </>
        ) : null}
        {gate === 'limit-reached' && hasOpenPayments ? (
          <>
            {' '}
            <Trans id="deposit.gate.open-counts">
              A payment that is still open counts towards it until it is settled.
            </Trans>
          </>
        ) : null}
      </p>
      {limit ? <LimitBars limits={[limit]} /> : null}
      {gate === 'email-unverified' ? (
        <EmailActions onRecheck={onRecheck} />
      ) : (
        <div className={styles.actions}>
          {actions.map((action, index) => {
            const ActionLink = ACTION_BUTTONS[action];
            return (
              <ActionLink key={action} variant={index === 0 ? 'primary' : 'outline'} onRecheck={onRecheck} />
            );
          })}
        </div>
      )}
    </Card>
  );
}

function EmailActions({ onRecheck }: Pick<GateCardProps, 'onRecheck'>) {
  return (
    <>
      <VerifyEmailButton />
      {onRecheck ? <EmailRecheck onRecheck={onRecheck} /> : null}
    </>
  );
}

/** Reads the player again; who is still here by then has not confirmed the address. */
function EmailRecheck({ onRecheck }: { onRecheck(): void }) {
  const [isAsked, setAsked] = useState(false);
  const isReading = useIsFetching({ queryKey: queryKeys.userDetails }) > 0;
  return (
    <div className={styles.notice}>
      <Button
        variant="outline"
        onClick={() => {
          setAsked(true);
          onRecheck();
        }}
      >
        <Trans id="bonus.verify.check">I have confirmed it</Trans>
      </Button>
      <span role="status">
        {isAsked && !isReading ? (
          <Trans id="deposit.email.still-unverified">
            The address is not confirmed yet. Open the link in the e-mail, then check again.
          </Trans>
        ) : null}
      </span>
    </div>
  );
}

function focusHeading(heading: HTMLElement | null): void {
  heading?.focus();
}

function GateEnd({ gate, when }: { gate: BlockingGate; when: string | null }) {
  if (when !== null) return <Trans id="suppression.ends">It ends {when}.</Trans>;
  return gate === 'self-excluded' ? <Trans id="suppression.no-end">No end is set.</Trans> : null;
}

type ActionButton = (props: {
  variant: 'primary' | 'outline';
  onRecheck?: (() => void) | undefined;
}) => ReactNode;

const ACTION_BUTTONS = {
  recheck: ({ variant, onRecheck }) => (
    <Button variant={variant} onClick={onRecheck}>
      <Trans id="deposit.gate.again">Check again</Trans>
    </Button>
  ),
  withdraw: ({ variant }) => (
    <PageLink to="withdraw" className={buttonClass({ variant })}>
      <Trans id="nav.withdraw">Withdraw</Trans>
    </PageLink>
  ),
  limits: ({ variant }) => (
    <PathLink to="/profile2/limits" className={buttonClass({ variant })}>
      <Trans id="deposit.gate.limits">See your limits</Trans>
    </PathLink>
  ),
  'safer-play': ({ variant }) => (
    <PathLink to="/responsible-gambling" className={buttonClass({ variant })}>
      <Trans id="deposit.gate.safer-play">Help with gambling</Trans>
    </PathLink>
  ),
  verification: ({ variant }) => (
    <PathLink to="/profile2/verification" className={buttonClass({ variant })}>
      <Trans id="deposit.gate.verification">See your verification</Trans>
    </PathLink>
  ),
  support: ({ variant }) => (
    <PathLink to="/contacts" className={buttonClass({ variant })}>
      <Trans id="deposit.gate.help">Ask support</Trans>
    </PathLink>
  ),
} satisfies Record<GateAction, ActionButton>;
