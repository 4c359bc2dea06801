import { formatMoneyText } from '@baize/i18n/formats';
import { useLingui } from '@lingui/react/macro';
import { Clock } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { ModalLink } from '@baize/links';
import { usePage } from '@baize/page';
import { useNow } from '@baize/page/clock';
import { usePlayer } from '@baize/player';
import { isPlaySessionActive, getPlaySession, subscribePlaySession } from '@baize/player/play-session';
import { status, net, time } from './play-session-status.css.ts';

/** How the session of play stands, wherever the player is; leads to more of it (LIM-07). Nothing before the first game. */
export function PlaySessionStatus({ position }: { position: 'header' | 'panel' }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const session = useSyncExternalStore(subscribePlaySession, getPlaySession, () => null);
  const now = useNow({ every: 'second' });
  const player = usePlayer();
  if (!session || now === null || !isPlaySessionActive(session, now)) return null;
  const [last] = session.sums;
  const own = player?.getUser.currencyCode ?? null;
  const currency = last?.currency ?? own;
  const isOwn = currency === own;
  const money = {
    symbol: isOwn ? player?.currencySymbol : null,
    crypto: isOwn && (player?.isCrypto ?? false),
  };
  const result = last && currency ? formatMoneyText({ amount: last.net, currency, locale, ...money }) : null;
  return (
    <ModalLink
      modal="reality-check"
      className={status}
      data-place={position}
      aria-label={t({ id: 'play-session.status.name', message: 'This session: time and net result' })}
    >
      <Clock size={18} aria-hidden />
      <bdi dir="ltr" className={time}>
        {formatDuration(now - session.since)}
      </bdi>
      {result === null ? null : (
        <span className={net}>
          {t({ id: 'play-session.status.net', message: 'Net' })}{' '}
          <bdi dir="ltr">{last && last.net > 0 ? `+${result}` : result}</bdi>
        </span>
      )}
    </ModalLink>
  );
}

function formatDuration(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1_000));
  const two = (part: number) => String(part).padStart(2, '0');
  return `${Math.floor(seconds / 3_600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
