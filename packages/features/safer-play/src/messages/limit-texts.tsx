import { Trans } from '@lingui/react/macro';

/** What is left of a limit, an amount or a time. */
export function RemainingText({ left }: { left: string }) {
  return (
    <Trans id="limits.left">
      <b>{left}</b> left
    </Trans>
  );
}

export function UsedText({ used }: { used: string }) {
  return (
    <Trans id="limits.used">
      Used <b>{used}</b>
    </Trans>
  );
}

export function TotalText({ whole }: { whole: string }) {
  return <Trans id="limits.of">of {whole}</Trans>;
}

export function NoLimitText() {
  return <Trans id="limits.none">No limit set</Trans>;
}
