import { useLingui } from '@lingui/react/macro';
import { usePage } from '@baize/page';
import { choicesOpen } from './choices-open.ts';
import { choices } from './tracking-choices.css.ts';

/** Leads back to the choice about tracking, from the foot of every page, where the settings ask for one. */
export function TrackingChoices() {
  const { t } = useLingui();
  if (!usePage().settings.askTrackingConsent) return null;
  return (
    <button type="button" className={choices} onClick={(event) => choicesOpen.open(event.currentTarget)}>
      {t({ id: 'consent.choices', message: 'Tracking choices' })}
    </button>
  );
}
