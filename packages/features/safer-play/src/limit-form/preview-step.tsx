import type { LimitPeriod } from '@baize/domain/limits';
import { betLimitWarning, limitPeriodMessages } from '@baize/i18n/catalogue/safer-play';
import { useTwoTimes } from '@baize/shell/two-times';
import { Alert } from '@baize/ui/alert';
import { Button } from '@baize/ui/button';
import { Trans, useLingui } from '@lingui/react/macro';
import * as css from '../frame/dialog.css.ts';
import { Fact, Facts } from '../frame/facts.tsx';
import type { LimitDeeds } from '../limits/use-limit-deeds.ts';
import type { MoneyLimitType } from '../words/limit-names.ts';
import { usePlayerMoney } from '../words/use-player-money.ts';
import type { MoneyPreview } from './money-limit.tsx';
import { SendWords } from './send-words.tsx';
import { StartFact } from './start-fact.tsx';
import { Trouble } from '../frame/trouble.tsx';

interface PreviewStepProps {
  preview: MoneyPreview;
  period: LimitPeriod;
  type: MoneyLimitType;
  deeds: LimitDeeds;
  back(): void;
  send(): Promise<void>;
}

/** What a wished limit means, before it is sent: old, new, from when, what is left, and which limit decides (beyond 12). */
export function PreviewStep({ preview, period, type, deeds, back, send }: PreviewStepProps) {
  const { t, i18n } = useLingui();
  const money = usePlayerMoney();
  const twoTimes = useTwoTimes();
  const { old, next, startsAt, needsConfirmation: waits, roomNow, roomThen } = preview;
  const none = t({ id: 'limits.preview.none', message: 'No limit' });
  const of = (amount: number | null) => (amount === null ? none : money(amount));
  const [oldText, nextText, when] = [of(old), of(next), twoTimes(startsAt)];
  const periodName = i18n._(limitPeriodMessages[period]);
  return (
    <div className={css.body}>
      <Facts>
        <Fact name={<Trans id="limits.preview.now">Now, {periodName}</Trans>}>{oldText}</Fact>
        <Fact name={<Trans id="limits.preview.asked">Asked for</Trans>}>{nextText}</Fact>
        <StartFact waits={waits} when={when} />
        <Fact name={<Trans id="limits.preview.left-now">Left for you now</Trans>}>{of(roomNow.left)}</Fact>
        {waits ? (
          <Fact name={<Trans id="limits.preview.left-then">Left then, if you spend no more</Trans>}>
            {of(roomThen.left)}
          </Fact>
        ) : null}
      </Facts>
      <LowestLimit room={waits ? roomNow : roomThen} period={period} />
      <p className={css.small}>
        {waits ? (
          <Trans id="limits.preview.until">
            Until you confirm it again, your limit stays as it is: {oldText}. You can cancel at any time.
          </Trans>
        ) : (
          <Trans id="limits.preview.lowered">Raising it again later may have to wait.</Trans>
        )}
      </p>
      {type === 'bet' ? <Alert tone="warning">{i18n._(betLimitWarning)}</Alert> : null}
      <Trouble words={deeds.trouble} />
      <div className={css.actions}>
        <Button variant="primary" pending={deeds.pending} onClick={() => void send()}>
          <SendWords waits={waits} next={next} nextText={nextText} />
        </Button>
        <Button variant="outline" onClick={back}>
          <Trans id="limits.preview.back">Back</Trans>
        </Button>
      </div>
    </div>
  );
}

/** A limit of another running time may leave less than this one. */
function LowestLimit({ room, period }: { room: MoneyPreview['roomNow']; period: LimitPeriod }) {
  const { i18n } = useLingui();
  if (room.heldBy === null || room.heldBy === period) return null;
  const other = i18n._(limitPeriodMessages[room.heldBy]);
  return (
    <Alert tone="info">
      <Trans id="limits.preview.lowest">
        Your other limit decides here ({other}): it leaves the least. The lowest always counts.
      </Trans>
    </Alert>
  );
}
