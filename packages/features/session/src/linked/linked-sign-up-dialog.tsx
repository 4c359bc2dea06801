import { ModalPropsContext } from '@baize/links/modal-props';
import type { ModalProps } from '@baize/page/brand';
import { SectionErrorBoundary, SectionLoadError } from '@baize/page/section-errors';
import { Slot } from '@baize/page/slot';
import { useSession } from '@baize/player/session';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FormDialog } from '../form/form-dialog.tsx';
import { SignUpFormDialog } from '../sign-up/sign-up-form-dialog.tsx';
import { SignUpLinkContext } from '../sign-up/sign-up-link.ts';

/**
 * The registration of a linked account (PRF-04): a visitor signs up and is signed in, a player updates the profile. A
 * visitor who logs in over the form goes on with the profile; one whom the form signs in stays with the form's result.
 */
export function LinkedSignUpDialog(modal: ModalProps) {
  const { t } = useLingui();
  const { phase } = useSession();
  const [view, setView] = useState<'sign-up' | 'profile' | null>(null);
  // Before it is known who looks, nothing is shown.
  if (phase === 'signed-out' && view !== 'sign-up') setView('sign-up');
  if (phase === 'signed-in' && view === null) setView('profile');
  const title = t({ id: 'linked-sign-up.title', message: 'Create linked account' });
  if (view === 'sign-up') {
    return (
      <SignUpLinkContext value="linked">
        <SignUpFormDialog
          modal={modal}
          title={title}
          description={t({
            id: 'linked-sign-up.text',
            message: 'A linked account is your account here, joined to the one you already have elsewhere.',
          })}
          onOtherLogin={() => setView('profile')}
        />
      </SignUpLinkContext>
    );
  }
  if (view === null) return null;
  return (
    <SectionErrorBoundary
      fallback={
        <FormDialog {...modal} title={title}>
          <SectionLoadError />
        </FormDialog>
      }
    >
      <ModalPropsContext value={modal}>
        <Slot name="linked-sign-up.profile" />
      </ModalPropsContext>
    </SectionErrorBoundary>
  );
}
