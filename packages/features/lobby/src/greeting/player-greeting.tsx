import { usePlayer } from '@baize/player';
import { useLastLogin } from '@baize/player/last-login';
import { Trans, useLingui } from '@lingui/react/macro';
import { lastLogin } from './last-login.css.ts';
import { partOfDay } from './part-of-day.ts';

export function PlayerGreeting({ now, zone }: { now: number; zone: string }) {
  const player = usePlayer();
  const name = player?.getUser.firstName || player?.getUser.nickname;
  if (!name) return null;
  return (
    <>
      {greetingText(partOfDay({ instant: now, zone }), name)}
      <LastLogin />
    </>
  );
}

/** When and from where the account was used before, where every visit begins: a stranger's is seen (SES-13). */
function LastLogin() {
  const { t } = useLingui();
  const told = useLastLogin();
  if (!told?.when) return null;
  return (
    <span className={lastLogin}>
      {t({ id: 'account.last-login', message: 'Last login' })}{' '}
      <bdi>{[told.when, told.location].filter((fact) => fact !== null).join('\u00a0· ')}</bdi>
    </span>
  );
}

function greetingText(part: ReturnType<typeof partOfDay>, name: string) {
  if (part === 'morning') return <Trans id="greeting.morning">Good morning, {name}</Trans>;
  if (part === 'afternoon') return <Trans id="greeting.afternoon">Good afternoon, {name}</Trans>;
  return <Trans id="greeting.evening">Good evening, {name}</Trans>;
}
