import { validationMessages } from '@baize/i18n/catalogue/validation';
import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';

type Known = keyof typeof validationMessages;

function isKnown(problem: string): problem is Known {
  return Object.hasOwn(validationMessages, problem);
}

/** Words what is wrong with a field: a message id, or the platform's own words; an id nobody knows is a wrong format. */
export function useFieldErrorMessage(): (problem: string | undefined) => string | undefined {
  const { i18n } = useLingui();
  return useCallback(
    (problem) => {
      if (problem === undefined || problem === '') return undefined;
      if (isKnown(problem)) return i18n._(validationMessages[problem]);
      if (/\s/.test(problem)) return problem;
      const platforms = i18n._(problem);
      return platforms === problem ? i18n._(validationMessages['form.validation.invalid.format']) : platforms;
    },
    [i18n],
  );
}
