import { useLingui } from '@lingui/react/macro';
import { Button } from '@baize/ui/button';
import { Dialog } from '@baize/ui/dialog';
import { LogOut } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import { signOut, useSession } from '@baize/player/session';
import { LanguageButton } from './language-button.tsx';
import { SupportLink } from '../nav/support-link.tsx';
import { PanelBody } from './panel-body.tsx';
import { menuFooter } from './menu-sheet.css.ts';
import { iconButton } from './layout.css.ts';

/** The whole navigation of the basic frame on phones, as a sheet from the bottom edge. */
export function MenuSheet({ open, onClose }: { open: boolean; onClose(): void }) {
  const { t } = useLingui();
  useCloseOnNavigation(onClose);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t({ id: 'nav.menu', message: 'Menu' })}
      closeLabel={t({ id: 'button.close', message: 'Close' })}
      width="alert"
    >
      <PanelBody />
      <div className={menuFooter}>
        <LanguageButton variant="outline" />
        <SupportLink className={iconButton} />
        <SignOutButton />
      </div>
    </Dialog>
  );
}

/** The way out at the foot of a menu; nothing for a visitor. */
export function SignOutButton() {
  const { t } = useLingui();
  const { phase } = useSession();
  if (phase !== 'signed-in') return null;
  return (
    <Button variant="ghost" size="small" icon={<LogOut />} onClick={() => void signOut()}>
      {t({ id: 'nav.log-out', message: 'Log out' })}
    </Button>
  );
}

/** A menu has done its work once the address has changed. */
export function useCloseOnNavigation(onClose: () => void) {
  const { key } = useLocation();
  const first = useRef(key);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (first.current === key) return;
    first.current = key;
    close();
  }, [key]);
}
