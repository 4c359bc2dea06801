import { report } from '@baize/shell/report';
import { useEffect, useState } from 'react';
import type { PhoneRules } from './sign-up-rules.ts';

/** The numbering plans of all countries weigh more than the form: they come once a number is asked for. */
export function usePhoneRules(asked: boolean): PhoneRules | null {
  const [rules, setRules] = useState<PhoneRules | null>(null);
  useEffect(() => {
    if (!asked) return;
    let current = true;
    import('@baize/domain/phone').then(
      (plans) => {
        if (current) setRules(plans);
      },
      (problem: unknown) => report('The numbering plans could not be loaded.', problem),
    );
    return () => {
      current = false;
    };
  }, [asked]);
  return rules;
}
