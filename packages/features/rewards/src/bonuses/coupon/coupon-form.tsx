import { Button } from '@baize/ui/button';
import { Field } from '@baize/ui/field';
import { Input } from '@baize/ui/input';
import { Trans, useLingui } from '@lingui/react/macro';
import { Ticket } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { CouponResultNotice, useCouponFieldError } from './coupon-result-notice.tsx';
import * as styles from './coupon-form.css.ts';
import type { CouponForm } from './use-redeem-coupon.ts';

/** One field for a code; the news of it stands beneath and what was typed stays (PRO-06). */
export function CouponFormView({ form, currency }: { form: CouponForm; currency: string }) {
  const { t } = useLingui();
  const { value, pending, result } = form;
  const error = useCouponFieldError(result);
  const field = useRef<HTMLFormElement>(null);
  const wrong = error !== null;
  useEffect(() => {
    if (wrong) field.current?.querySelector('input')?.focus();
  }, [wrong, result]);
  return (
    <form
      ref={field}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <div className={styles.line}>
        <div className={styles.field}>
          <Field label={t({ id: 'bonus.coupon.label', message: 'Coupon code' })} error={error}>
            <Input
              value={value}
              onChange={(event) => form.setValue(event.currentTarget.value)}
              readOnly={pending}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              dir="ltr"
              className={styles.code}
            />
          </Field>
        </div>
        <Button
          type="submit"
          variant="secondary"
          className={styles.send}
          icon={<Ticket size={18} aria-hidden />}
          pending={pending}
          pendingLabel={t({ id: 'bonus.coupon.pending', message: 'Checking' })}
        >
          <Trans id="bonus.coupon.send">Redeem</Trans>
        </Button>
      </div>
      <div role="status" className={styles.notice}>
        <CouponResultNotice result={result} currency={currency} />
      </div>
    </form>
  );
}
