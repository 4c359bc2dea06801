import { isHidden, onVisible } from '@baize/browser/visibility';
import { betLimitMessage } from '@baize/domain/errors';
import { betLimitErrorMessages, otherErrorMessages } from '@baize/i18n/catalogue/errors';
import { useLocalizedPath } from '@baize/links';
import { limitBreach, useLimitBreach } from '@baize/player/limit-breach';
import { toasts } from '@baize/ui/toasts';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { isInFullScreen, onFullScreenChange } from '../full-screen/in-full-screen.tsx';

/**
 * The platform's line says that a limit is reached: which, in words, and the way to it (LIM-06). It waits until it can be
 * seen: the page's messages are behind a game that fills the screen, and the game words its own refusal there.
 */
export function LimitToast() {
  const { t, i18n } = useLingui();
  const breach = useLimitBreach();
  const navigate = useNavigate();
  const localize = useLocalizedPath();
  const tell = useEffectEvent(() => {
    if (breach === null || isHidden() || isInFullScreen()) return;
    limitBreach.set(null);
    const id = betLimitMessage(breach.code);
    toasts.add({
      id: 'limit-reached',
      tone: 'warning',
      title: i18n._(id === 'error.general' ? otherErrorMessages[id] : betLimitErrorMessages[id]),
      action: {
        label: t({ id: 'game.see-limits', message: 'See your limits' }),
        onSelect() {
          toasts.close('limit-reached');
          void navigate(localize('/profile/limits'));
        },
      },
    });
  });
  useEffect(() => {
    if (breach === null) return;
    tell();
    const stops = [onVisible(() => tell()), onFullScreenChange(() => tell())];
    return () => stops.forEach((stop) => stop());
  }, [breach]);
  return null;
}
