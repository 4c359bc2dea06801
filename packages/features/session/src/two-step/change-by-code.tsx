import { useLingui } from '@lingui/react/macro';
import { CodeForm } from './code-form.tsx';
import * as css from './two-step.css.ts';

interface ChangeByCodeProps {
  change: 'renew' | 'turn-off';
  onSubmit(code: string): Promise<void>;
  onBack(): void;
}

/** A change that a session alone is not enough for: what it means, and the code that makes it. */
export function ChangeByCode({ change, onSubmit, onBack }: ChangeByCodeProps) {
  const { t } = useLingui();
  if (change === 'renew')
    return (
      <>
        <h3 className={css.subtitle}>{t({ id: 'two-step.renew.title', message: 'New recovery codes' })}</h3>
        <p className={css.text}>
          {t({
            id: 'two-step.renew.text',
            message: 'The codes you have now stop working when you make new ones.',
          })}
        </p>
        <CodeForm
          submitLabel={t({ id: 'two-step.renew.submit', message: 'Make new codes' })}
          pendingLabel={t({ id: 'two-step.renew.pending', message: 'Making codes' })}
          onSubmit={onSubmit}
          onBack={onBack}
        />
      </>
    );
  return (
    <>
      <h3 className={css.subtitle}>
        {t({ id: 'two-step.turn-off.title', message: 'Turn off two-step log-in' })}
      </h3>
      <p className={css.text}>
        {t({
          id: 'two-step.turn-off.text',
          message: 'Your password alone will log you in again, and your recovery codes stop working.',
        })}
      </p>
      <CodeForm
        variant="danger"
        submitLabel={t({ id: 'two-step.turn-off.submit', message: 'Turn off' })}
        pendingLabel={t({ id: 'two-step.turn-off.pending', message: 'Turning off' })}
        onSubmit={onSubmit}
        onBack={onBack}
      />
    </>
  );
}
