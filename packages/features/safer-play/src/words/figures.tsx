import { Trans } from '@lingui/react/macro';

/** What is left of a limit, an amount or a time. */
export function LeftOf({ left }: { left: string }) {
  return (
    <Trans id="limits.left">
      <b>{left}</b> left
    </Trans>
  );
}

export function UsedOf({ used }: { used: string }) {
  return (
    <Trans id="limits.used">
      Used <b>{used}</b>
    </Trans>
  );
}

export function WholeOf({ whole }: { whole: string }) {
  return <Trans id="limits.of">of {whole}</Trans>;
}

export function NoLimit() {
  return <Trans id="limits.none">No limit set</Trans>;
}
