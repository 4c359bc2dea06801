import type { PlayerLimit } from '@baize/api/endpoints/account';
import type { Limit, LimitPeriod } from '@baize/domain/limits';
import { CRYPTO_DIGITS } from '@baize/domain/money';
import { useDraft } from '@baize/forms/form-drafts';
import { limitOutcomeMessages } from '@baize/i18n/catalogue/safer-play';
import { parseTypedAmount } from '@baize/i18n/typed-amount';
import { useLocale } from '@baize/page';
import { usePlayer } from '@baize/player';
import { useRulePack } from '@baize/player/rule-pack';
import { Button } from '@baize/ui/button';
import { Field } from '@baize/ui/field';
import { Input } from '@baize/ui/input';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import * as css from '../dialog/dialog.css.ts';
import { useBetLimitLock } from '../limits/use-bet-limit-lock.ts';
import { BetLimitLockNotice } from '../limits/bet-limit-lock-notice.tsx';
import { PendingChangeNotice } from '../limits/pending-change.tsx';
import { PeriodTabs } from '../limits/period-tabs.tsx';
import type { MoneyLimitType } from '../messages/limit-names.ts';
import { useFormatPlayerMoney } from '../messages/use-format-player-money.ts';
import { BetLimitWarning } from './bet-limit-warning.tsx';
import { getDraftField } from './get-draft-field.ts';

/** The highest amount the platform keeps. */
const MAX_AMOUNT = 1_000_000_000;

type WrongAmount = 'no-amount' | 'too-fine' | 'too-high' | 'locked';

interface AmountStepProps {
  type: MoneyLimitType;
  limit: PlayerLimit;
  periodState: { period: LimitPeriod; periods: readonly LimitPeriod[]; setPeriod(next: LimitPeriod): void };
  onChoose(amount: Limit): void;
}

/** Which amount, of which running time; no amount is suggested (markets.md). */
export function AmountStep({ type, limit, periodState, onChoose }: AmountStepProps) {
  const { t, i18n } = useLingui();
  const money = useFormatPlayerMoney();
  const player = usePlayer();
  const locale = useLocale();
  const draft = useDraft(`${type}-limit-${periodState.period}`);
  const [text, setText] = useState(() => getDraftField(draft, 'amount'));
  const [wrong, setWrong] = useState<WrongAmount | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const hold = useBetLimitLock(limit);
  const lowering = useRulePack().betLimitLowering;
  const currency = limit.currencyCode ?? player?.getUser.currencyCode ?? '';
  const current = limit.amount;
  // Within the hour nothing changes, but where the market lets a player lower at once.
  const isLocked = hold !== null && (hold === 'support' || lowering !== 'at-once' || current === null);
  const most = money(MAX_AMOUNT);
  const wrongs: Record<WrongAmount, string> = {
    'no-amount': i18n._(limitOutcomeMessages['no-amount']),
    'too-fine': t({ id: 'limits.form.too-fine', message: 'This has too many decimals.' }),
    locked: t({ id: 'limits.form.only-lower', message: 'For now you can only lower it.' }),
    'too-high': t({ id: 'limits.form.too-high', message: `The highest limit is ${most}.` }),
  };
  const currentText = current === null ? null : money(current);

  function put(next: string): void {
    setText(next);
    setWrong(null);
    draft.save({ amount: next });
  }

  function refuse(why: WrongAmount): void {
    setWrong(why);
    input.current?.focus();
  }

  function go(): void {
    const digits = player?.isCrypto ? CRYPTO_DIGITS : 2;
    const read = parseTypedAmount({ text, locale, digits });
    if (read === null) return refuse('no-amount');
    if (read.decimals > digits) return refuse('too-fine');
    if (read.amount > MAX_AMOUNT) return refuse('too-high');
    if (hold !== null && current !== null && read.amount >= current) return refuse('locked');
    draft.discard();
    onChoose(read.amount);
  }

  return (
    <form
      className={css.body}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
    >
      <div className={css.tray}>
        <PeriodTabs
          period={periodState.period}
          periods={periodState.periods}
          onChange={periodState.setPeriod}
        />
      </div>
      <p className={css.copy}>
        {currentText === null ? (
          <Trans id="limits.form.none">No limit is set for this period.</Trans>
        ) : (
          <Trans id="limits.form.now">Your limit now: {currentText}</Trans>
        )}
      </p>
      <PendingChangeNotice limit={limit} format={money} />
      {hold === null ? null : <BetLimitLockNotice lock={hold} />}
      {isLocked ? null : (
        <>
          <Field
            label={t({ id: 'limits.form.amount', message: `New limit in ${currency}` })}
            error={wrong === null ? undefined : wrongs[wrong]}
          >
            <Input
              ref={input}
              inputMode="decimal"
              autoComplete="off"
              value={text}
              onChange={(event) => put(event.target.value)}
            />
          </Field>
          {type === 'bet' ? <BetLimitWarning /> : null}
          <div className={css.actions}>
            <Button type="submit" variant="primary">
              <Trans id="limits.form.see">See what it means</Trans>
            </Button>
            {current === null || hold !== null ? null : (
              <Button variant="outline" onClick={() => onChoose(null)}>
                <Trans id="limits.form.remove">Remove the limit</Trans>
              </Button>
            )}
          </div>
        </>
      )}
    </form>
  );
}
