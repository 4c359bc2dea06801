import { useLingui } from '@lingui/react/macro';
import { PathLink } from '@baize/links';
import { usePage } from '@baize/page';
import { Button } from '@baize/ui/button';
import { IconButton } from '@baize/ui/icon-button';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { actions, bar, head, link, now, title, copy } from './consent-bar.css.ts';
import type { ConsentChoice } from './use-consent.ts';

interface ConsentBarProps {
  /** What was said before, if anything. */
  choice: ConsentChoice | null;
  /** `again`: the visitor came for it, so it takes the keyboard and can be closed as it is. */
  mode: 'first' | 'again';
  onChoose(choice: ConsentChoice): void;
  onClose(): void;
}

/** Asks whether tracking scripts may run. Both answers are one press, of one size and look. */
export function ConsentBar({ choice, mode, onChoose, onClose }: ConsentBarProps) {
  const { t } = useLingui();
  const { navigation } = usePage().settings;
  const heading = useId();
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    if (mode === 'again') root.current?.focus();
  }, [mode]);
  const closable = mode === 'again' && choice !== null;
  const escape = useEffectEvent((event: KeyboardEvent) => {
    if (closable && event.key === 'Escape') onClose();
  });
  useEffect(() => {
    const here = root.current;
    here?.addEventListener('keydown', escape);
    return () => here?.removeEventListener('keydown', escape);
  }, []);
  return (
    <section ref={root} className={bar} data-consent={navigation} aria-labelledby={heading} tabIndex={-1}>
      <div className={head}>
        <h2 id={heading} className={title}>
          {t({ id: 'consent.title', message: 'May partners track this visit?' })}
        </h2>
        {closable ? (
          <IconButton
            label={t({ id: 'button.close', message: 'Close' })}
            icon={<X size={20} aria-hidden />}
            onClick={onClose}
          />
        ) : null}
      </div>
      <p className={copy}>
        {t({
          id: 'consent.text',
          message:
            'With your consent, our partners’ scripts run on this site. They recognise your browser and measure visits and advertising. Everything works without them, and they never run where you pay.',
        })}{' '}
        <PathLink to="/privacy-policy" className={link}>
          {t({ id: 'legal.privacy', message: 'Privacy policy' })}
        </PathLink>
      </p>
      {choice === null ? null : (
        <p className={now}>
          {choice === 'given'
            ? t({ id: 'consent.now.given', message: 'You have accepted tracking.' })
            : t({ id: 'consent.now.refused', message: 'You have refused tracking.' })}
        </p>
      )}
      <div className={actions}>
        <Button variant="secondary" onClick={() => onChoose('refused')}>
          {t({ id: 'consent.refuse', message: 'Refuse' })}
        </Button>
        <Button variant="secondary" onClick={() => onChoose('given')}>
          {t({ id: 'consent.accept', message: 'Accept' })}
        </Button>
      </div>
    </section>
  );
}
