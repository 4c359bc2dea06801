import { useLingui } from '@lingui/react/macro';
import { Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { pageColumn } from '@baize/page/page-column';
import { HEADER_ITEMS } from '../nav/nav-items.ts';
import { LanguageButton } from './language-button.tsx';
import { NavLink } from '../nav/nav-link.tsx';
import { SearchLink } from '../nav/search-link.tsx';
import { SupportLink } from '../nav/support-link.tsx';
import { useNavItems } from '../nav/use-nav-items.ts';
import { BottomBar } from './bottom-bar.tsx';
import {
  bar,
  frame,
  header,
  inMenu,
  main,
  notOnPhones,
  wideNavLink,
  navLink,
  navLinks,
} from './basic-layout.css.ts';
import { Footer } from './footer.tsx';
import { iconButton, spacer } from './layout.css.ts';
import { HomeLink } from './home-link.tsx';
import { MenuButton } from './menu-button.tsx';
import { SkipLink } from './skip-link.tsx';
import { useScrolled } from './use-scrolled.ts';
import { HeaderAccount } from './header-account.tsx';

/** Basic navigation: header, footer, and on phones a bottom bar (look §9). */
export function BasicLayout({ children }: { children: ReactNode }) {
  return (
    <div className={frame}>
      <SkipLink />
      <BasicHeader />
      <main id="content" tabIndex={-1} className={main}>
        {children}
      </main>
      <Footer />
      <BottomBar />
    </div>
  );
}

function BasicHeader() {
  const { t, i18n } = useLingui();
  const scrolled = useScrolled<HTMLElement>();
  const items = useNavItems(HEADER_ITEMS);
  return (
    <header ref={scrolled} className={header}>
      <div className={`${pageColumn} ${bar}`}>
        <HomeLink />
        <nav className={navLinks} aria-label={t({ id: 'nav.label.main', message: 'Main' })}>
          {items.map((item) => (
            <NavLink
              key={item.id}
              target={item.target}
              className={item.variant === 'wide' ? `${navLink} ${wideNavLink}` : navLink}
            >
              {i18n._(item.label)}
            </NavLink>
          ))}
        </nav>
        <span className={spacer} />
        <span className={notOnPhones}>
          <SearchLink variant="icon" className={iconButton} />
          <SupportLink className={iconButton} />
          <LanguageButton variant="icon" />
        </span>
        <HeaderAccount />
        <MenuButton className={`${iconButton} ${inMenu}`} aria-label={t({ id: 'nav.menu', message: 'Menu' })}>
          <Menu size={22} aria-hidden />
        </MenuButton>
      </div>
    </header>
  );
}
