import { useLingui } from '@lingui/react/macro';
import { Drawer } from '@baize/ui/drawer';
import { LanguageButton } from './language-button.tsx';
import { SearchLink } from '../nav/search-link.tsx';
import { SupportLink } from '../nav/support-link.tsx';
import { SignOutButton, useCloseOnNavigation } from './menu-sheet.tsx';
import { drawerFooter } from './menu-sheet.css.ts';
import { iconButton } from './layout.css.ts';
import { PanelBody } from './panel-body.tsx';
import { HomeLink } from './home-link.tsx';

/** The side panel as a drawer from the inline start, where the screen has no room for it. */
export function PanelDrawer({ open, onClose }: { open: boolean; onClose(): void }) {
  const { t } = useLingui();
  useCloseOnNavigation(onClose);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t({ id: 'nav.menu', message: 'Menu' })}
      closeLabel={t({ id: 'button.close', message: 'Close' })}
      header={<HomeLink />}
      footer={
        <div className={drawerFooter}>
          <LanguageButton variant="row" />
          <SearchLink variant="icon" className={iconButton} />
          <SupportLink className={iconButton} />
          <SignOutButton />
        </div>
      }
    >
      <PanelBody />
    </Drawer>
  );
}
