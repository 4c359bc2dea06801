import { useEffect, useEffectEvent } from 'react';
import { report } from '../errors/report.ts';
import { useLocale } from '../page/page.ts';
import { chosenThisVisit } from './chosen.ts';
import type { LoginNews } from './language.tsx';
import { useSwitchLanguage } from './use-switch-language.ts';

/** After a login the account's language is spoken, unless the player chose one by hand in this visit. */
export function AccountLanguage({ news }: { news: LoginNews }) {
  const current = useLocale();
  const switchTo = useSwitchLanguage();
  const follow = useEffectEvent(({ locale }: LoginNews) => {
    if (locale === current || chosenThisVisit.get()) return;
    switchTo(locale).catch((problem: unknown) => report('The account’s language did not load.', problem));
  });
  useEffect(() => follow(news), [news]);
  return null;
}
