import { useDraft } from '@baize/forms/form-drafts';
import { useModalProps } from '@baize/links/modal-props';
import { useLocale } from '@baize/page';
import { PlayerProviders } from '@baize/player/player-providers';
import { Dialog } from '@baize/ui/dialog';
import { Skeleton } from '@baize/ui/skeleton';
import { toasts } from '@baize/ui/toasts';
import { VisuallyHidden } from '@baize/ui/visually-hidden';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { small } from '../layout/account-page.css.ts';
import { useUnloadQuestion } from '@baize/page/unload-question';
import { useProfileFieldLabels } from '../profile/fields/use-profile-field-labels.ts';
import { ProfileForm } from '../profile/profile-form.tsx';
import { documentsNeededAgain, LockedFieldsReason } from '../profile/profile-notes.tsx';
import type { SavedProfile } from '../profile/use-profile-form.ts';
import { useProfileFacts } from '../profile/use-profile-facts.ts';
import { column } from './linked-profile-dialog.css.ts';
import { UnsavedPrompt } from './unsaved-prompt.tsx';

/** Links the account of a signed-in player: the profile form in a dialog, which goes once it is saved (PRF-04). */
export function LinkedProfileDialog() {
  const { open, close, onExited } = useModalProps();
  const { t } = useLingui();
  const draft = useDraft('profile');
  const notifySaved = useNotifySaved();
  const [hasUnsaved, setHasUnsaved] = useState(false);
  const [isAsked, setAsked] = useState(false);
  useUnloadQuestion(hasUnsaved);
  const discard = () => {
    draft.discard();
    close();
  };
  return (
    <PlayerProviders>
      <Dialog
        open={open}
        onClose={() => (hasUnsaved ? setAsked(true) : close())}
        onExited={onExited}
        title={t({ id: 'profile.linked.title', message: 'Link your account' })}
        description={t({
          id: 'profile.linked.text',
          message:
            'A linked account is your account here, joined to the one you already have elsewhere. Check your details, then link it.',
        })}
        closeLabel={t({ id: 'button.close', message: 'Close' })}
        width="result"
        footer={
          isAsked && hasUnsaved ? (
            <UnsavedPrompt onKeepEditing={() => setAsked(false)} onDiscard={discard} />
          ) : null
        }
      >
        <Content
          onUnsavedChange={(unsaved) => setHasUnsaved(unsaved > 0)}
          onSaved={(saved) => {
            notifySaved(saved);
            close();
          }}
        />
      </Dialog>
    </PlayerProviders>
  );
}

interface ContentProps {
  onUnsavedChange(unsaved: number): void;
  onSaved(saved: SavedProfile): void;
}

function Content(props: ContentProps) {
  const facts = useProfileFacts();
  if (!facts) return <FormSkeleton />;
  return (
    <div className={column}>
      <p className={small}>
        <LockedFieldsReason />
      </p>
      <ProfileForm {...facts} {...props} updateFrom="Linked Account" className={column} />
    </div>
  );
}

/** Says what was saved where it is seen once the dialog is gone: the platform's words, and the fields by name. */
function useNotifySaved(): (saved: SavedProfile) => void {
  const { i18n, t } = useLingui();
  const locale = useLocale();
  const labels = useProfileFieldLabels();
  return ({ message, changed, isApprovalLost }) => {
    const names = [...new Set(changed.map((field) => labels[field]))];
    const fields = new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
    toasts.add({
      id: 'linked-profile',
      tone: 'success',
      title: message ?? t({ id: 'profile.saved', message: 'Your profile is saved.' }),
      text: [
        t({ id: 'profile.linked.done', message: 'Your account is linked.' }),
        ...(isApprovalLost ? [i18n._(documentsNeededAgain)] : []),
        ...(names.length > 0 ? [t({ id: 'profile.linked.changed', message: `Changed: ${fields}` })] : []),
      ].join(' '),
    });
  };
}

function FormSkeleton() {
  return (
    <div className={column} aria-busy>
      <VisuallyHidden>
        <Trans id="records.loading">Loading</Trans>
      </VisuallyHidden>
      {['a', 'b', 'c', 'd', 'e'].map((box) => (
        <Skeleton key={box} height={76} shape="block" />
      ))}
    </div>
  );
}
