import {
  amountRange,
  checkAmount,
  DEFAULT_AMOUNT,
  forbidsSuggestedAmounts,
  QUICK_AMOUNTS,
  stepDown,
  stepUp,
} from '@baize/domain/deposit-amount';
import { formatMoneyText } from '@baize/i18n/formats';
import { usePageTarget } from '@baize/links';
import { ClosedNote, useModalClosedReason } from '@baize/links/entry-access';
import { useLocale, usePage } from '@baize/page';
import { useOnline } from '@baize/page/online';
import { AmountField } from '@baize/ui/amount-field';
import { Button, buttonClass } from '@baize/ui/button';
import { Field } from '@baize/ui/field';
import { Select } from '@baize/ui/select';
import { useLingui } from '@lingui/react/macro';
import { WifiOff } from 'lucide-react';
import { Link } from 'react-router';
import * as css from './deposit-box.css.ts';
import { depositHref } from './deposit-href.ts';

/** What is chosen, kept where it survives a sign-in. */
export interface DepositBoxDraft {
  /** As typed; null while nobody has. */
  amount: string | null;
  setAmount(amount: string): void;
  method: string;
  setMethod(method: string): void;
  /** The choice has gone to the cashier. */
  discard(): void;
}

/**
 * A thousand to some, one with decimals to others: nothing is guessed of money. The deposit page reads such amounts by
 * the player's language (`@baize/i18n/typed-amount`), which the first view has no room for.
 */
const AMBIGUOUS_NUMBER = /^[1-9]\d{0,2}(\.\d{3})+$/;

interface DepositBoxFormProps extends DepositBoxDraft {
  methods: readonly { id: string; title: string }[];
  currency: string | null;
  viewer: 'guest' | 'player';
}

export function DepositBoxForm(form: DepositBoxFormProps) {
  const { t } = useLingui();
  const { setAmount, methods, currency, viewer } = form;
  const suggests = !forbidsSuggestedAmounts(usePage().settings.market);
  const amount = form.amount ?? (suggests ? String(DEFAULT_AMOUNT) : '');
  const online = useOnline();
  const registrationClosed = useModalClosedReason('sign-up');
  const title = methods.find(({ id }) => id === form.method)?.title ?? form.method;
  const range = amountRange({ currency: currency ?? '', method: title });
  const typedProblem = AMBIGUOUS_NUMBER.test(amount.trim()) ? 'not-a-number' : checkAmount({ amount, range });
  // Who has typed nothing yet says how much in the cashier.
  const isOpen = form.amount === null && !suggests;
  const problem = isOpen ? 'ok' : typedProblem;
  const { min, max } = range;
  const from = suggests ? amount : amount || 0;
  const wrong = {
    ok: undefined,
    'not-a-number': t({ id: 'deposit-box.not-a-number', message: 'Enter a valid amount.' }),
    below: t({ id: 'deposit-box.below', message: `The smallest amount is ${min}.` }),
    above: t({ id: 'deposit-box.above', message: `The largest amount is ${max}.` }),
  }[problem];
  return (
    <div className={css.form}>
      <AmountField
        labels={{
          label: t({ id: 'deposit-box.amount', message: 'Amount' }),
          decrease: t({ id: 'deposit-box.less', message: 'Less' }),
          increase: t({ id: 'deposit-box.more', message: 'More' }),
        }}
        value={amount}
        onValueChange={setAmount}
        onStep={suggests ? (by) => setAmount(String(by === 1 ? stepUp(from) : stepDown(from))) : null}
        currency={currency}
        presets={(suggests ? QUICK_AMOUNTS : []).map((one) => ({ value: String(one), label: String(one) }))}
        error={wrong}
      />
      <Field
        label={t({ id: 'deposit-box.method', message: 'Pay by' })}
        hint={
          viewer === 'guest'
            ? t({ id: 'deposit-box.method.more', message: 'More payment methods once you are logged in.' })
            : undefined
        }
      >
        <Select
          value={form.method}
          onValueChange={form.setMethod}
          options={methods.map(({ id, title: label }) => ({ value: id, label }))}
        />
      </Field>
      {viewer === 'guest' && registrationClosed !== undefined ? (
        <ClosedNote reason={registrationClosed} />
      ) : online && problem === 'ok' ? (
        <ContinueLink {...form} amount={isOpen ? null : amount} />
      ) : (
        <DisabledContinueButton viewer={viewer} />
      )}
      {online ? null : (
        <p className={css.reason}>
          <WifiOff size={16} aria-hidden />
          {t({
            id: 'offline.paying',
            message: 'No connection. You can go on once you are back online.',
          })}
        </p>
      )}
    </div>
  );
}

function ContinueLink({ amount, method, currency, viewer, discard }: DepositBoxFormProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const target = usePageTarget('deposit');
  const looks = buttonClass({ variant: 'secondary', size: 'large' });
  if (!target) return null;
  const words =
    viewer === 'guest'
      ? t({ id: 'deposit-box.sign-up', message: 'Create account and deposit' })
      : amount === null
        ? t({ id: 'nav.deposit', message: 'Deposit' })
        : t({ id: 'deposit-box.deposit', message: `Deposit ${formatAmount(amount, currency, locale)}` });
  if (target.external)
    return (
      <a className={looks} href={target.href} onClick={discard}>
        {words}
      </a>
    );
  return (
    <Link
      className={looks}
      to={depositHref({ href: target.href, amount: amount === null ? null : Number(amount), method, viewer })}
      onClick={discard}
    >
      {words}
    </Link>
  );
}

/** The amount says what is wrong with it; the button keeps its words and its place. */
function DisabledContinueButton({ viewer }: { viewer: 'guest' | 'player' }) {
  const { t } = useLingui();
  return (
    <Button variant="secondary" size="large" disabled>
      {viewer === 'guest'
        ? t({ id: 'deposit-box.sign-up', message: 'Create account and deposit' })
        : t({ id: 'nav.deposit', message: 'Deposit' })}
    </Button>
  );
}

function formatAmount(amount: string, currency: string | null, locale: string): string {
  return currency === null ? amount : formatMoneyText({ amount: Number(amount), currency, locale });
}
