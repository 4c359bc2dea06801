import type { Promotion } from '@baize/api/endpoints/rewards';
import { noDepositExample, promoExample } from '@baize/domain/promo-example';
import { promoStatus } from '@baize/domain/promotions';
import { PathLink } from '@baize/links';
import { Alert } from '@baize/ui/alert';
import { Dialog } from '@baize/ui/dialog';
import { Disclosure } from '@baize/ui/disclosure';
import { linkClass } from '@baize/ui/link';
import { Trans, useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { BonusFacts } from '../bonuses/bonus-facts.tsx';
import { BonusDuration } from '../bonuses/bonus-duration.tsx';
import { MoneyLockNotice } from '../bonuses/money-lock-notice.tsx';
import { getExampleRules } from '../bonuses/bonus-money.ts';
import { Amount } from '../money/amount.tsx';
import { IneligibilityReasons } from '../ineligibility/ineligibility-reasons.tsx';
import { NoDepositExampleText } from './no-deposit-example-text.tsx';
import { PromoAction, type PromoViewer, type PromoActivation } from './promo-action.tsx';
import { PromoFacts } from './promo-facts.tsx';
import { PromoHeadline } from './promo-headline.tsx';
import { getFullTitle } from './promo-title.tsx';
import { PromoSchedule } from './promo-schedule.tsx';
import * as css from './promo-detail.css.ts';

export interface PromoDetailProps {
  promotion: Promotion;
  currency: string;
  viewer: PromoViewer;
  activation?: PromoActivation | undefined;
  open: boolean;
  /** What gets focus afterwards; else what had it before. */
  finalFocus?: RefObject<HTMLElement | null> | undefined;
  /** Leads back to the list over which this stands, where the advice is to see the others. */
  onOthers?: (() => void) | undefined;
  onClose(): void;
  onExited(): void;
}

/** Everything about a promotion: why it is not to be had, what it adds, what it asks, when it holds. */
export function PromoDetail(props: PromoDetailProps) {
  const { t } = useLingui();
  const { promotion, currency, viewer, activation, open, onClose, onExited, onOthers, finalFocus } = props;
  const { check, status, terms, description } = promotion;
  const standing = viewer === 'player' ? promoStatus(promotion) : 'open';
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onExited={onExited}
      title={<bdi>{getFullTitle(promotion)}</bdi>}
      closeLabel={t({ id: 'dialog.close', message: 'Close' })}
      width="result"
      finalFocus={finalFocus}
      footer={
        <PromoAction
          promotion={promotion}
          currency={currency}
          viewer={viewer}
          variant="primary"
          location="details"
          activation={activation}
        />
      }
    >
      <div className={css.detail}>
        {standing === 'closed' && check ? <IneligibilityReasons {...check} onHere={onOthers} /> : null}
        {standing === 'had' ? (
          <Alert tone="success">
            {status === 'offered' ? (
              <Trans id="promo.taken.text">You have taken this bonus. See its status in My bonuses.</Trans>
            ) : (
              <Trans id="promo.claimed.text">You have this bonus. My bonuses shows how far it is.</Trans>
            )}
          </Alert>
        ) : null}
        <div>
          <p className={css.headline}>
            <PromoHeadline promotion={promotion} currency={currency} />
          </p>
          {description === null ? null : (
            <p className={css.text}>
              <bdi>{description}</bdi>
            </p>
          )}
        </div>
        <Example promotion={promotion} currency={currency} />
        <PromoFacts promotion={promotion} currency={currency} />
        <PromoSchedule promotion={promotion} />
        <BonusDuration bonus={promotion} />
        {standing === 'had' ? null : <MoneyLockNotice bonus={promotion} />}
        {terms.length === 0 ? null : (
          <section>
            <h3 className={css.heading}>
              <Trans id="promo.terms">Terms</Trans>
            </h3>
            <ul className={css.terms}>
              {terms.map((term) => (
                <li key={term}>
                  <bdi>{term}</bdi>
                </li>
              ))}
            </ul>
          </section>
        )}
        <PathLink to="/bonus-terms" className={linkClass}>
          <Trans id="promo.all-terms">Terms for all bonuses</Trans>
        </PathLink>
        <Disclosure label={<Trans id="promo.all-facts">Every figure of this bonus</Trans>}>
          <BonusFacts bonus={promotion} currency={currency} omit={['id', 'name', 'type', 'status']} />
        </Disclosure>
      </div>
    </Dialog>
  );
}

/** The bonus worked out for one deposit, in the currency that its other amounts are shown in. */
function Example({ promotion, currency }: { promotion: Promotion; currency: string }) {
  const rules = getExampleRules(promotion, currency);
  if (rules === null) return null;
  const { money } = rules;
  const example = promotion.type === 'deposit' ? promoExample(rules) : null;
  const gift = example ? null : noDepositExample(rules);
  if (gift) return <NoDepositExampleText gift={gift} money={money} />;
  if (!example) return null;
  const deposit = <Amount value={example.deposit} money={money} />;
  const bonus = <Amount value={example.bonus} money={money} />;
  return (
    <p className={css.example}>
      {example.wager === null ? (
        <Trans id="promo.example">
          Example: a deposit of {deposit} adds a bonus of {bonus}.
        </Trans>
      ) : (
        <Trans id="promo.example.wager">
          Example: a deposit of {deposit} adds a bonus of {bonus}. What is left of it becomes your own only
          after stakes of <Amount value={example.wager} money={money} /> in all. You can lose the bonus and
          your deposit before that.
        </Trans>
      )}
    </p>
  );
}
