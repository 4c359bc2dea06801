import type { PlayerLimit } from '@baize/api/endpoints/account';
import type { LimitPeriod } from '@baize/domain/limits';
import { limitPeriodMessages } from '@baize/i18n/catalogue/safer-play';
import { useFormatLocalAndUtc } from '@baize/page/format-local-and-utc';
import { Alert } from '@baize/ui/alert';
import { Button } from '@baize/ui/button';
import { Trans, useLingui } from '@lingui/react/macro';
import * as css from '../dialog/dialog.css.ts';
import { Fact, Facts } from '../dialog/facts.tsx';
import type { LimitMutations } from '../limits/use-limit-mutations.ts';
import type { MoneyLimitType } from '../messages/limit-names.ts';
import { LowestLimit } from '../messages/lowest-limit.tsx';
import { useFormatPlayerMoney } from '../messages/use-format-player-money.ts';
import type { MoneyPreview } from './use-limit-preview.ts';
import { ReplacedChange } from './replaced-change.tsx';
import { BetLimitWarning } from './bet-limit-warning.tsx';
import { SubmitLabel } from './submit-label.tsx';
import { StartFact } from './start-fact.tsx';
import { ErrorAlert } from '../dialog/error-alert.tsx';

interface PreviewStepProps {
  preview: MoneyPreview;
  period: LimitPeriod;
  type: MoneyLimitType;
  /** What waits for this limit already. */
  pending: PlayerLimit['pending'];
  mutations: LimitMutations;
  onBack(): void;
  onSend(): Promise<void>;
}

/** What a wished limit means, before it is sent: old, new, from when, what is left, and which limit decides (beyond 12). */
export function PreviewStep(props: PreviewStepProps) {
  const { preview, period, type, pending, mutations, onBack, onSend } = props;
  const { t, i18n } = useLingui();
  const money = useFormatPlayerMoney();
  const twoTimes = useFormatLocalAndUtc();
  const { previous, next, startsAt, needsConfirmation: waits, remainingNow, remainingAfter } = preview;
  const none = t({ id: 'limits.preview.none', message: 'No limit' });
  const of = (amount: number | null) => (amount === null ? none : money(amount));
  const [oldText, nextText, when] = [of(previous), of(next), twoTimes(startsAt)];
  const periodName = i18n._(limitPeriodMessages[period]);
  return (
    <div className={css.body}>
      <Facts>
        <Fact name={<Trans id="limits.preview.now">Now, {periodName}</Trans>}>{oldText}</Fact>
        <Fact name={<Trans id="limits.preview.asked">Asked for</Trans>}>{nextText}</Fact>
        <StartFact waits={waits} when={when} />
        <Fact name={<Trans id="limits.preview.left-now">Left for you now</Trans>}>
          {of(remainingNow.left)}
        </Fact>
        {waits ? (
          <Fact name={<Trans id="limits.preview.left-then">Left then, if you spend no more</Trans>}>
            {of(remainingAfter.left)}
          </Fact>
        ) : null}
      </Facts>
      {pending === null ? null : <ReplacedChange waiting={pending.amount} format={money} />}
      {preview.marketCap === null ? null : <MarketCap cap={money(preview.marketCap)} />}
      <LowestLimit limitedBy={remainingNow.limitedBy} period={period} />
      {remainingAfter.limitedBy === remainingNow.limitedBy ? null : (
        <LowestLimit limitedBy={remainingAfter.limitedBy} period={period} from="then" />
      )}
      <p className={css.small}>
        {waits ? (
          <Trans id="limits.preview.until">
            Until you confirm it again, your limit stays as it is: {oldText}. You can cancel at any time.
          </Trans>
        ) : (
          <Trans id="limits.preview.lowered">Raising it again later may have to wait.</Trans>
        )}
      </p>
      {type === 'bet' ? <BetLimitWarning /> : null}
      <ErrorAlert message={mutations.error} />
      <div className={css.actions}>
        <Button variant="primary" pending={mutations.isPending} onClick={() => void onSend()}>
          <SubmitLabel waits={waits} next={next} nextText={nextText} />
        </Button>
        <Button variant="outline" onClick={onBack}>
          <Trans id="limits.preview.back">Back</Trans>
        </Button>
      </div>
    </div>
  );
}

function MarketCap({ cap }: { cap: string }) {
  return (
    <Alert tone="info">
      <Trans id="limits.preview.market-cap">
        Your market allows deposits of {cap} a month at most: no limit of yours lets in more.
      </Trans>
    </Alert>
  );
}
