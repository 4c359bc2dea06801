import { useLingui } from '@lingui/react/macro';
import { usePage } from '@baize/page';
import { useBrand } from '@baize/page/brand';
import { pageColumn } from '@baize/page/page-column';
import { Slot } from '@baize/page/slot';
import { useSession } from '@baize/player/session';
import { FOOTER_COLUMNS, type FooterColumn } from '../nav/footer-columns.ts';
import { LanguageButton } from './language-button.tsx';
import { NavLink } from '../nav/nav-link.tsx';
import { useHasPage } from '../nav/use-nav-items.ts';
import { FooterClocks } from './footer-clocks.tsx';
import {
  about,
  column,
  columnName,
  columns,
  footer,
  imprint,
  legal,
  link,
  links,
  notice,
} from './footer.css.ts';

/** The same foot under every page: staying in control first, the law last. */
export function Footer() {
  const { settings } = usePage();
  const { name, operatorDetails = {} } = useBrand();
  const { company, address, licence } = operatorDetails;
  return (
    <footer className={footer}>
      <div className={pageColumn}>
        <Slot name="footer.safer-play" />
        <div className={columns}>
          <About />
          {FOOTER_COLUMNS.map((part) => (
            <Column key={part.label.id} {...part} />
          ))}
        </div>
        <div className={legal}>
          <span className={imprint} translate="no">
            {[`© ${settings.brandName ?? name}`, company, address, licence].filter(Boolean).join(' · ')}
          </span>
          <Slot name="footer.legal" />
          <FooterClocks />
        </div>
      </div>
    </footer>
  );
}

function About() {
  const { t } = useLingui();
  const { Logo } = useBrand();
  return (
    <div className={about}>
      <Logo />
      <p className={notice}>
        {t({ id: 'footer.notice', message: 'Gambling can be addictive. Adults only.' })}
      </p>
      <LanguageButton variant="outline" />
    </div>
  );
}

function Column({ label, links: places }: FooterColumn) {
  const { i18n } = useLingui();
  const hasPage = useHasPage();
  const isPlayer = useSession().phase === 'signed-in';
  const name = i18n._(label);
  return (
    <nav className={column} aria-label={name}>
      <h2 className={columnName}>{name}</h2>
      <ul className={links}>
        {places
          .filter(({ target, scope }) => (isPlayer || !scope) && hasPage(target))
          .map((place) => (
            <li key={place.label.id}>
              <NavLink target={place.target} className={link}>
                {i18n._(place.label)}
              </NavLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}
