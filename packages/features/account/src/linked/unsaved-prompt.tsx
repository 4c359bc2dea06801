import { Alert } from '@baize/ui/alert';
import { Button } from '@baize/ui/button';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { choices, column } from './linked-profile-dialog.css.ts';

interface UnsavedPromptProps {
  onKeepEditing(): void;
  onDiscard(): void;
}

/** Asked before a dialog closes over changes that are not saved. */
export function UnsavedPrompt({ onKeepEditing, onDiscard }: UnsavedPromptProps) {
  const buttons = useRef<HTMLDivElement>(null);
  useEffect(() => buttons.current?.querySelector('button')?.focus(), []);
  return (
    <div className={column}>
      <Alert tone="warning" announce="now">
        <Trans id="profile.linked.unsaved">Your changes are not saved. Close without saving them?</Trans>
      </Alert>
      <div ref={buttons} className={choices}>
        <Button onClick={onKeepEditing}>
          <Trans id="profile.linked.keep-editing">Keep editing</Trans>
        </Button>
        <Button variant="secondary" onClick={onDiscard}>
          <Trans id="profile.linked.discard">Close without saving</Trans>
        </Button>
      </div>
    </div>
  );
}
