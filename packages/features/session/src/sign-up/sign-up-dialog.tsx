import { useLingui } from '@lingui/react/macro';
import type { ModalProps } from '@baize/shell/brand';
import { LanguageButton } from '@baize/shell/language-button';
import { PlayerProviders } from '@baize/shell/player-providers';
import { Dialog } from '@baize/ui/dialog';
import { Suspense } from 'react';
import { SignUpBody } from './sign-up-body.tsx';

/** A new account over the page. */
export function SignUpDialog({ open, close, onExited }: ModalProps) {
  const { t } = useLingui();
  return (
    <Suspense>
      <PlayerProviders>
        <Dialog
          open={open}
          onClose={close}
          onExited={onExited}
          title={t({ id: 'sign-up.title', message: 'Create account' })}
          closeLabel={t({ id: 'button.close', message: 'Close' })}
          headAction={<LanguageButton looks="icon" />}
          width="alert"
        >
          <SignUpBody close={close} />
        </Dialog>
      </PlayerProviders>
    </Suspense>
  );
}
