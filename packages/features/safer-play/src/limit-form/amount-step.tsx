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
  const [wrong, setWrong] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const hold = useBetHold(limit);
  const currency = limit.currencyCode ?? player?.getUser.currencyCode ?? '';
  const current = limit.amount;
  const currentText = current === null ? null : money(current);

  function put(next: string): void {
    setText(next);
    setWrong(false);
    draft.keep({ amount: next });
  }

  function go(): void {
    const digits = player?.isCrypto ? CRYPTO_DIGITS : 2;
    const read = readTyped({ text, locale, digits });
    if (read === null || read.decimals > digits || read.amount > MOST) {
      setWrong(true);
      input.current?.focus();
      return;
    }
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
            error={wrong ? i18n._(limitOutcomeMessages['no-amount']) : undefined}
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
