import type { PlayerLimit } from '@baize/api/calls/account';
import type { Limit, LimitPeriod } from '@baize/domain/limits';
import { CRYPTO_DIGITS } from '@baize/domain/money';
import { betLimitWarning, limitOutcomeMessages } from '@baize/i18n/catalogue/safer-play';
import { readTyped } from '@baize/i18n/typed-amount';
import { useDraft } from '@baize/shell/form-drafts';
import { useLocale } from '@baize/shell/page';
import { usePlayer } from '@baize/shell/player';
import { Alert } from '@baize/ui/alert';
import { Button } from '@baize/ui/button';
import { Field } from '@baize/ui/field';
import { Input } from '@baize/ui/input';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import * as css from '../frame/dialog.css.ts';
import { useBetHold } from '../limits/use-bet-hold.ts';
import { BetNotice } from '../limits/bet-notice.tsx';
import { PendingNotice } from '../limits/pending-change.tsx';
import { Periods } from '../limits/periods.tsx';
import type { MoneyLimitType } from '../words/limit-names.ts';
import { usePlayerMoney } from '../words/use-player-money.ts';
import { typedBefore } from './typed.ts';

/** The highest amount the platform keeps. */
const MOST = 1_000_000_000;

type WrongAmount = 'no-amount' | 'too-fine' | 'too-high';

interface AmountStepProps {
  type: MoneyLimitType;
  limit: PlayerLimit;
  place: { period: LimitPeriod; periods: readonly LimitPeriod[]; look(next: LimitPeriod): void };
  choose(amount: Limit): void;
}

/** Which amount, of which running time; no amount is suggested (markets.md). */
export function AmountStep({ type, limit, place, choose }: AmountStepProps) {
  const { t, i18n } = useLingui();
  const money = usePlayerMoney();
  const player = usePlayer();
  const locale = useLocale();
  const draft = useDraft(`${type}-limit-${place.period}`);
  const [text, setText] = useState(() => typedBefore(draft, 'amount'));
  const [wrong, setWrong] = useState<WrongAmount | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const hold = useBetHold(limit);
  const currency = limit.currencyCode ?? player?.getUser.currencyCode ?? '';
  const current = limit.amount;
  const most = money(MOST);
  const wrongs: Record<WrongAmount, string> = {
    'no-amount': i18n._(limitOutcomeMessages['no-amount']),
    'too-fine': t({ id: 'limits.form.too-fine', message: 'This has too many decimals.' }),
    'too-high': t({ id: 'limits.form.too-high', message: `The highest limit is ${most}.` }),
  };
  const currentText = current === null ? null : money(current);

  function put(next: string): void {
    setText(next);
    setWrong(null);
    draft.keep({ amount: next });
  }

  function refuse(why: WrongAmount): void {
    setWrong(why);
    input.current?.focus();
  }

  function go(): void {
    const digits = player?.isCrypto ? CRYPTO_DIGITS : 2;
    const read = readTyped({ text, locale, digits });
    if (read === null) return refuse('no-amount');
    if (read.decimals > digits) return refuse('too-fine');
    if (read.amount > MOST) return refuse('too-high');
    draft.drop();
    choose(read.amount);
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
        <Periods {...place} />
      </div>
      <p className={css.words}>
        {currentText === null ? (
          <Trans id="limits.form.none">No limit is set for this period.</Trans>
        ) : (
          <Trans id="limits.form.now">Your limit now: {currentText}</Trans>
        )}
      </p>
      <PendingNotice limit={limit} write={money} />
      {hold === null ? null : <BetNotice hold={hold} />}
      {hold === 'support' ? null : (
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
          {type === 'bet' ? <Alert tone="warning">{i18n._(betLimitWarning)}</Alert> : null}
          <div className={css.actions}>
            <Button type="submit" variant="primary">
              <Trans id="limits.form.see">See what it means</Trans>
            </Button>
            {current === null ? null : (
              <Button variant="outline" onClick={() => choose(null)}>
                <Trans id="limits.form.remove">Remove the limit</Trans>
              </Button>
            )}
          </div>
        </>
      )}
    </form>
  );
}
