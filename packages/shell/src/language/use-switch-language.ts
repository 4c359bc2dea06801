import { localizedPath, type Locale } from '@baize/domain/locales';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { fetchMessages, activateMessages } from '@baize/page/messages';
import { getLoadedRuntime } from '@baize/player/load-runtime';

/**
 * Shows this very page in another language: same query, same modals, every form as it was typed (I18N-01).
 * Rejects, with nothing changed, when the words did not come.
 */
export function useSwitchLanguage(): (locale: Locale) => Promise<void> {
  const navigate = useNavigate();
  const location = useLocation();
  const latest = useRef({ navigate, location });
  useEffect(() => {
    latest.current = { navigate, location };
  }, [navigate, location]);
  return useCallback(async (locale: Locale) => {
    activateMessages(await fetchMessages(locale));
    // The words may have taken their time: the page shown by now is what changes.
    const { pathname, search, hash, ...entry } = latest.current.location;
    const state: unknown = entry.state;
    await latest.current.navigate(
      { pathname: localizedPath({ path: pathname, locale }), search, hash },
      // In place of the entry, so that Back leads where it led before.
      { replace: true, state, preventScrollReset: true },
    );
    // What the platform words itself (categories, countries) is asked again in the new language.
    void getLoadedRuntime()?.queryClient.invalidateQueries();
  }, []);
}
