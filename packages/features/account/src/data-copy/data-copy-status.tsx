import type { DataRequest } from '@baize/api/endpoints/account';
import { useFormatLocalAndUtc } from '@baize/page/format-local-and-utc';
import { Alert } from '@baize/ui/alert';
import { Trans } from '@lingui/react/macro';

/** Where a copy stands, and what comes next. */
export function DataCopyStatus({ request: { status, expiresAt } }: { request: DataRequest }) {
  const bothTimes = useFormatLocalAndUtc();
  if (status === 'preparing')
    return (
      <Alert>
        <Trans id="data-copy.preparing">
          We are preparing your copy. You get an e-mail when it is ready; you may leave this page.
        </Trans>
      </Alert>
    );
  if (status === 'expired')
    return (
      <Alert tone="neutral">
        <Trans id="data-copy.expired">Your last copy has been deleted: copies are not kept for long.</Trans>
      </Alert>
    );
  if (status !== 'ready') return null;
  const until = expiresAt === null ? null : bothTimes(Date.parse(expiresAt));
  return (
    <Alert tone="success">
      {until === null ? (
        <Trans id="data-copy.ready">Your copy is ready.</Trans>
      ) : (
        <Trans id="data-copy.ready-until">Your copy is ready. You can download it until {until}.</Trans>
      )}
    </Alert>
  );
}
