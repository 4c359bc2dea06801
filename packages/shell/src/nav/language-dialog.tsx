import { useLingui } from '@lingui/react/macro';
import { stored } from '@baize/browser/storage';
import {
  direction,
  isLocale,
  LOCALE_NAMES,
  LOCALES,
  localizedPath,
  splitLocale,
  type Locale,
} from '@baize/domain/locales';
import { Dialog } from '@baize/ui/dialog';
import { useSetAtom } from 'jotai';
import { Check } from 'lucide-react';
import { useLocation } from 'react-router';
import { storedAtom } from '../atoms/stored-atom.ts';
import { useLocale } from '../page/page.ts';
import { language, languages } from './language.css.ts';

/** The language the player last asked for; the address decides what is shown (I18N-01). */
const chosenLocale = storedAtom(
  stored<Locale | null>({
    key: 'locale',
    parse: (raw) => (isLocale(raw) ? raw : undefined),
    fallback: null,
  }),
);

/** All languages by their own names; each leads to the same page with the same query. */
export function LanguageDialog({ open, onClose }: { open: boolean; onClose(): void }) {
  const { t } = useLingui();
  const current = useLocale();
  const choose = useSetAtom(chosenLocale);
  const { pathname, search, hash } = useLocation();
  const { path } = splitLocale(pathname);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t({ id: 'nav.language.title', message: 'Language' })}
      closeLabel={t({ id: 'button.close', message: 'Close' })}
      width="result"
    >
      <ul className={languages}>
        {LOCALES.map((locale) => (
          <li key={locale}>
            <a
              className={language}
              href={`${localizedPath({ path, locale })}${search}${hash}`}
              hrefLang={locale}
              lang={locale}
              aria-current={locale === current ? 'true' : undefined}
              onClick={() => choose(locale)}
            >
              <bdi dir={direction(locale)}>{LOCALE_NAMES[locale]}</bdi>
              {locale === current ? <Check size={16} aria-hidden /> : null}
            </a>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
