import { useLingui } from '@lingui/react/macro';
import { LOCALE_NAMES } from '@baize/domain/locale-names';
import { direction, LOCALES, localizedPath, type Locale } from '@baize/domain/locales';
import { Alert } from '@baize/ui/alert';
import { Dialog } from '@baize/ui/dialog';
import { Spinner } from '@baize/ui/spinner';
import { useAtom } from 'jotai';
import { Check } from 'lucide-react';
import { useState, type MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { useLocale } from '@baize/page';
import { report } from '@baize/page/report';
import { storedAtom } from '@baize/page/stored-atom';
import { chosenLocale } from '../language/chosen-locale.ts';
import { useSwitchLanguage } from '../language/use-switch-language.ts';
import { failure, language, languages, lastChosen } from './language.css.ts';

const chosenAtom = storedAtom(chosenLocale);

/** All languages by their own names; each is the same page with the same query. */
export function LanguageDialog({ open, onClose }: { open: boolean; onClose(): void }) {
  const { t } = useLingui();
  const current = useLocale();
  const [chosen] = useAtom(chosenAtom);
  const { pathname, search, hash } = useLocation();
  const { choose, waitingFor, failed } = useLanguageChoice(onClose);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t({ id: 'nav.language.title', message: 'Language' })}
      closeLabel={t({ id: 'button.close', message: 'Close' })}
      width="result"
    >
      {failed ? (
        <div className={failure}>
          <Alert tone="danger" announce="now">
            {t({
              id: 'nav.language.failed',
              message:
                'This language did not load. Check your connection and try again; nothing has changed.',
            })}
          </Alert>
        </div>
      ) : null}
      <ul className={languages}>
        {inOrder(chosen, current).map((locale) => (
          <li key={locale}>
            <a
              className={language}
              href={`${localizedPath({ path: pathname, locale })}${search}${hash}`}
              hrefLang={locale}
              lang={locale}
              aria-current={locale === current ? 'true' : undefined}
              aria-busy={locale === waitingFor}
              onClick={(event) => choose(locale, event)}
            >
              <bdi dir={direction(locale)}>{LOCALE_NAMES[locale]}</bdi>
              {locale === waitingFor ? <Spinner /> : null}
              {locale === current ? <Check size={16} aria-hidden /> : null}
              {locale === chosen && locale !== current ? (
                <span className={lastChosen} lang={current}>
                  {t({ id: 'nav.language.last', message: 'Last chosen' })}
                </span>
              ) : null}
            </a>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** The one chosen last time first, when the page is in another. */
function inOrder(chosen: Locale | null, current: Locale): readonly Locale[] {
  if (chosen === null || chosen === current) return LOCALES;
  return [chosen, ...LOCALES.filter((locale) => locale !== chosen)];
}

/** A plain press changes the language in place; any other is the browser's, on a real link. */
function useLanguageChoice(done: () => void) {
  const switchTo = useSwitchLanguage();
  const [state, setState] = useState<Locale | 'idle' | 'failed'>('idle');
  const choose = async (locale: Locale): Promise<void> => {
    setState(locale);
    try {
      await switchTo(locale);
      chosenLocale.set(locale);
      setState('idle');
      done();
    } catch (problem) {
      report('A language did not load.', problem);
      setState('failed');
    }
  };
  return {
    failed: state === 'failed',
    waitingFor: state === 'idle' || state === 'failed' ? null : state,
    choose(locale: Locale, event: MouseEvent) {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      void choose(locale);
    },
  };
}
