import { LOCALE_NAMES } from '@baize/domain/locale-names';
import type { Locale } from '@baize/domain/locales';
import { toasts } from '@baize/ui/toasts';
import { msg } from '@lingui/core/macro';
import { useEffect, useEffectEvent } from 'react';
import { useModals } from '@baize/links/modals';
import { useLocale } from '@baize/page';
import { fetchMessages } from '@baize/page/messages';
import { report } from '@baize/page/report';
import { chosenLocale, hasDeclinedAccountLocale } from './chosen-locale.ts';
import type { LoginLocale } from './language-sync.tsx';
import { useSwitchLanguage } from './use-switch-language.ts';

const TOAST = 'account-language';

/**
 * After a login the account's language is spoken (I18N-01), and the player is told why, with the way back; who has taken
 * that way is not switched again in this visit.
 */
export function AccountLanguage({ login }: { login: LoginLocale }) {
  const current = useLocale();
  const switchTo = useSwitchLanguage();
  const { stack } = useModals();
  // The login leaves the address by a step of its own; a switch in the middle of it would bring it back.
  const entering = stack.includes('login') || stack.includes('sign-up');
  const speak = useEffectEvent(async (locale: Locale, before: Locale) => {
    await switchTo(locale);
    const stay = () => {
      toasts.close(TOAST);
      hasDeclinedAccountLocale.set(true);
      chosenLocale.set(before);
      switchTo(before).catch(reportLoadFailure);
    };
    await notifyLanguageChange({ locale, before, stay });
  });
  const follow = useEffectEvent(({ locale }: LoginLocale) => {
    if (locale !== current && !hasDeclinedAccountLocale.get())
      speak(locale, current).catch(reportLoadFailure);
  });
  useEffect(() => {
    if (!entering) follow(login);
  }, [login, entering]);
  return null;
}

/** Why the language is another, in that one; the way back in the words that were read before. */
async function notifyLanguageChange({
  locale,
  before,
  stay,
}: {
  locale: Locale;
  before: Locale;
  stay(): void;
}) {
  const language = LOCALE_NAMES[locale];
  const former = LOCALE_NAMES[before];
  const [account, page] = await Promise.all([fetchMessages(locale), fetchMessages(before)]);
  toasts.add({
    id: TOAST,
    tone: 'info',
    title: account.i18n._(
      msg({ id: 'language.account.title', message: 'The page now speaks the language of your account' }),
    ),
    text: account.i18n._(
      msg({
        id: 'language.account.text',
        message: `Your account is kept in ${language}.`,
      }),
    ),
    action: {
      label: page.i18n._(msg({ id: 'language.account.stay', message: `Stay in ${former}` })),
      onSelect: stay,
    },
  });
}

function reportLoadFailure(problem: unknown): void {
  report('The account’s language did not load.', problem);
}
