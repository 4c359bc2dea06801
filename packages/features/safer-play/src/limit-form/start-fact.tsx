import { Trans } from '@lingui/react/macro';
import { Fact } from '../dialog/facts.tsx';

/** From when a limit holds, or may be confirmed where it has to wait; `when` in both times. */
export function StartFact({ waits, when }: { waits: boolean; when: string }) {
  if (waits)
    return <Fact name={<Trans id="limits.preview.confirm-from">You can confirm it from</Trans>}>{when}</Fact>;
  return (
    <Fact name={<Trans id="limits.preview.holds-from">It holds from</Trans>}>
      <Trans id="limits.preview.at-once">Now: {when}</Trans>
    </Fact>
  );
}
