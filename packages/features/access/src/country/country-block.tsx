import { isAllowedWhenBlocked } from '@baize/domain/allowed-when-blocked';
import type { ModalName } from '@baize/domain/modals';
import { useModals } from '@baize/links/modals';
import { toasts } from '@baize/ui/toasts';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocation } from 'react-router';
import type { BlockedVisit } from './blocked-stores.ts';
import { checkLocation, type LocationCheck } from './check-location.ts';
import { CountryOverlay } from './country-overlay.tsx';
import { useVisitorRuntime } from './use-look-up-country.ts';

/** Players with an account come in to withdraw: their ways in open in place of the overlay. */
const SIGN_IN_MODALS: readonly ModalName[] = [
  'login',
  'forgot-password',
  'reset-password',
  'verify-email-expired',
];

/** Nobody registers from here, not even from a page that stays readable. */
const SIGN_UP_MODALS: readonly ModalName[] = ['sign-up', 'linked-signup'];

/** The overlay over every page but those that stay readable (GEO-04). */
export function CountryBlock({ visit, excluded }: { visit: BlockedVisit; excluded: readonly string[] }) {
  const { t } = useLingui();
  const runtime = useVisitorRuntime();
  const { pathname } = useLocation();
  const { stack } = useModals();
  const [check, setCheck] = useState<LocationCheck>({ kind: 'none' });
  const isOneOf = (modals: readonly ModalName[]) => stack.some((name) => modals.includes(name));
  const asideFor = (isAllowedWhenBlocked(pathname) && !isOneOf(SIGN_UP_MODALS)) || isOneOf(SIGN_IN_MODALS);
  const checkNow = async () => {
    if (check.kind === 'checking') return;
    setCheck({ kind: 'checking' });
    const outcome = await checkLocation({ runtime: await runtime(), excluded });
    setCheck(outcome);
    if (outcome.kind !== 'lifted') return;
    toasts.add({
      id: 'country-lifted',
      tone: 'success',
      title: t({ id: 'country.lifted', message: 'You can go on' }),
      text: t({ id: 'country.lifted.text', message: 'Your location is confirmed for 24 hours.' }),
    });
  };
  return <CountryOverlay visit={visit} check={check} open={!asideFor} onCheck={() => void checkNow()} />;
}
