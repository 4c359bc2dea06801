import { useLingui } from '@lingui/react/macro';
import { Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { HEADER_ITEMS } from '../nav/items.ts';
import { LanguageButton } from '../nav/language-button.tsx';
import { NavLink } from '../nav/nav-link.tsx';
import { SearchLink } from '../nav/search-link.tsx';
import { SupportLink } from '../nav/support-link.tsx';
import { useNav } from '../nav/use-nav.ts';
import { BasicBar } from './basic-bar.tsx';
import { bar, frame, header, inMenu, main, notOnPhones, wideWord, word, words } from './basic.css.ts';
import { Footer } from './footer.tsx';
import { iconButton, spring } from './frame.css.ts';
import { HomeLink } from './home-link.tsx';
import { MenuButton } from './menu-button.tsx';
import { pageColumn } from './page-column.css.ts';
import { SkipLink } from './skip-link.tsx';
import { useScrolled } from './use-scrolled.ts';
import { HeaderViewer } from './viewer.tsx';

/** Basic navigation: header, footer, and on phones a bottom bar (look §9). */
export function BasicFrame({ children }: { children: ReactNode }) {
  return (
    <div className={frame}>
      <SkipLink />
      <BasicHeader />
      <main id="content" tabIndex={-1} className={main}>
        {children}
      </main>
      <Footer />
      <BasicBar />
    </div>
  );
}

function BasicHeader() {
  const { t, i18n } = useLingui();
  const scrolled = useScrolled<HTMLElement>();
  const items = useNav(HEADER_ITEMS);
  return (
    <header ref={scrolled} className={header}>
      <div className={`${pageColumn} ${bar}`}>
        <HomeLink />
        <nav className={words} aria-label={t({ id: 'nav.label.main', message: 'Main' })}>
          {items.map((item) => (
            <NavLink
              key={item.id}
              target={item.target}
              className={item.looks === 'wide' ? `${word} ${wideWord}` : word}
            >
              {i18n._(item.label)}
            </NavLink>
          ))}
        </nav>
        <span className={spring} />
        <span className={notOnPhones}>
          <SearchLink looks="icon" className={iconButton} />
          <SupportLink className={iconButton} />
          <LanguageButton looks="icon" />
        </span>
        <HeaderViewer />
        <MenuButton className={`${iconButton} ${inMenu}`} aria-label={t({ id: 'nav.menu', message: 'Menu' })}>
          <Menu size={22} aria-hidden />
        </MenuButton>
      </div>
    </header>
  );
}
