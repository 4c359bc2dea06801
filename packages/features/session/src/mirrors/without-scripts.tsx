import { useLingui } from '@lingui/react/macro';
import * as css from './address-check.css.ts';
import { CheckYourself } from './check-yourself.tsx';

/** How to check the address by hand where no script can, and whom to ask (MIR-01). */
export function WithoutScripts() {
  const { t } = useLingui();
  return (
    <div className={css.section}>
      <p className={css.lead}>
        {t({
          id: 'mirror.no-scripts',
          message: 'Without JavaScript it cannot be checked here. Check it yourself:',
        })}
      </p>
      <CheckYourself />
    </div>
  );
}
