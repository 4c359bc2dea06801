import { usePlayer } from '@baize/shell/player';
import { Trans } from '@lingui/react/macro';
import { partOfDay } from './part-of-day.ts';

export function PlayerGreeting({ now, zone }: { now: number; zone: string }) {
  const player = usePlayer();
  const name = player?.getUser.firstName || player?.getUser.nickname;
  if (!name) return null;
  return words(partOfDay({ instant: now, zone }), name);
}

function words(part: ReturnType<typeof partOfDay>, name: string) {
  if (part === 'morning') return <Trans id="greeting.morning">Good morning, {name}</Trans>;
  if (part === 'afternoon') return <Trans id="greeting.afternoon">Good afternoon, {name}</Trans>;
  return <Trans id="greeting.evening">Good evening, {name}</Trans>;
}
