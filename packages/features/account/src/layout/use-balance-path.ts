import { usePage } from '@baize/page';

/** Where the navigation style has the player's balance. */
export function useBalancePath(): string {
  return usePage().settings.navigation === 'panel' ? '/profile2/balance' : '/profile';
}
