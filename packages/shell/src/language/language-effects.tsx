import { useContext, useEffect, useEffectEvent, useRef } from 'react';
import { report } from '../errors/report.ts';
import { useLocale } from '../page/page.ts';
import { loadRuntime } from '../player/load-runtime.ts';
import { RuntimeContext } from '../player/player-runtime.ts';
import { chosenThisVisit } from './chosen.ts';
import type { LoginNews } from './language.tsx';
import { useSwitchLanguage } from './use-switch-language.ts';

/** What a signed-in player's language asks of the page. */
export function LanguageEffects({ news }: { news: LoginNews | null }) {
  useAccountLocale(news);
  useFreshTexts();
  return null;
}

/** After a login the account's language is spoken, unless the player chose one by hand in this visit. */
function useAccountLocale(news: LoginNews | null) {
  const current = useLocale();
  const switchTo = useSwitchLanguage();
  const follow = useEffectEvent(({ locale }: LoginNews) => {
    if (locale === current || chosenThisVisit.get()) return;
    switchTo(locale).catch((problem: unknown) => report('The account’s language did not load.', problem));
  });
  useEffect(() => {
    if (news) follow(news);
  }, [news]);
}

/** What the platform words itself (categories, bonuses) is asked again in the new language. */
function useFreshTexts() {
  const locale = useLocale();
  const staged = useContext(RuntimeContext);
  const asked = useRef(locale);
  useEffect(() => {
    if (asked.current === locale) return;
    asked.current = locale;
    void (staged ? Promise.resolve(staged) : loadRuntime()).then(({ queryClient }) =>
      queryClient.invalidateQueries(),
    );
  }, [locale, staged]);
}
