import { passwordMin } from '@baize/domain/validation';
import { validationMessages } from '@baize/i18n/catalogue/validation';
import { usePage } from '@baize/page';
import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';

type KnownMessageId = keyof typeof validationMessages;

function isKnownMessageId(problem: string): problem is KnownMessageId {
  return Object.hasOwn(validationMessages, problem);
}

/**
 * Words what is wrong with a field: a message id of the rules or the platform, or the platform's own words. An id
 * nobody knows is a wrong format, for that much is certain.
 */
export function useValidationMessage(): (problem: string | undefined) => string | undefined {
  const { i18n } = useLingui();
  const { settings } = usePage();
  const min = passwordMin(settings.formFieldsValidation.password);
  return useCallback(
    (problem) => {
      if (problem === undefined || problem === '') return undefined;
      if (isKnownMessageId(problem)) return i18n._({ ...validationMessages[problem], values: { min } });
      if (/\s/.test(problem)) return problem;
      const platforms = i18n._(problem);
      return platforms === problem ? i18n._(validationMessages['form.validation.invalid.format']) : platforms;
    },
    [i18n, min],
  );
}
