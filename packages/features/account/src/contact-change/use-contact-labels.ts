import type { ContactKind } from '@baize/domain/contact-change';
import { useLingui } from '@lingui/react/macro';

/** The name of an address or number, and of the button that changes it, or adds one where there is none. */
export function useContactLabels(kind: ContactKind, isEmpty: boolean): { name: string; open: string } {
  const { t } = useLingui();
  if (kind === 'email')
    return {
      name: t({ id: 'sign-up.email', message: 'E-mail' }),
      open: isEmpty
        ? t({ id: 'contact-change.add.email', message: 'Add e-mail' })
        : t({ id: 'contact-change.change.email', message: 'Change e-mail' }),
    };
  return {
    name: t({ id: 'sign-up.phone', message: 'Phone' }),
    open: isEmpty
      ? t({ id: 'contact-change.add.phone', message: 'Add phone' })
      : t({ id: 'contact-change.change.phone', message: 'Change phone' }),
  };
}
