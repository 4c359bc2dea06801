import { Card } from '@baize/ui/card';
import { useState } from 'react';
import * as styles from '../layout/account-page.css.ts';
import { ProfileForm } from './profile-form.tsx';
import { ProfileSide } from './profile-side.tsx';
import { UnsavedQuestion } from './unsaved-question.tsx';
import type { ProfileFacts } from './use-profile-facts.ts';

/** The profile form; beside it why some fields are locked and what follows a change (look §9). */
export function ProfileView(facts: ProfileFacts) {
  const [unsaved, setUnsaved] = useState(0);
  return (
    <div className={styles.beside}>
      <Card>
        <ProfileForm
          {...facts}
          updateFrom="Profile Page"
          className={styles.pairs}
          onUnsavedChange={setUnsaved}
        />
      </Card>
      <ProfileSide user={facts.user} />
      <UnsavedQuestion unsaved={unsaved} />
    </div>
  );
}
