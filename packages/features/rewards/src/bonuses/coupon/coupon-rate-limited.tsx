import { Alert } from '@baize/ui/alert';
import { Plural, Trans } from '@lingui/react/macro';

const MINUTE = 60_000;

/** Too many codes in a short time: nothing is said of the code itself, only when it can be sent again. */
export function CouponRateLimited({ waitMs }: { waitMs: number | null | undefined }) {
  const minutes = Math.ceil((waitMs ?? 0) / MINUTE);
  return (
    <Alert tone="warning">
      <Trans id="bonus.coupon.later">
        Too many codes were entered in a short time, so this one was not checked. You can still use it.
      </Trans>{' '}
      {minutes > 1 ? (
        <Plural
          id="bonus.coupon.later.minutes"
          value={minutes}
          one="Send it again in # minute."
          other="Send it again in # minutes."
        />
      ) : (
        <Trans id="bonus.coupon.later.moment">Send it again in a moment.</Trans>
      )}
    </Alert>
  );
}
