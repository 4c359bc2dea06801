import { defineFeature, type ModalProps } from '@baize/shell/brand';
import { loadRuntime } from '@baize/shell/load-runtime';
import type { ComponentType } from 'react';
import { SessionVoices } from './voices/session-voices.tsx';

const late = () => import('./late-dialogs.ts');

/** A form that speaks with the platform: the client is fetched beside its code, so that it opens whole. */
async function withClient(code: Promise<ComponentType<ModalProps>>) {
  const [View] = await Promise.all([code, loadRuntime()]);
  return { default: View };
}

export const sessionFeature = defineFeature({
  name: 'session',
  modals: {
    login: async () => ({ default: (await import('./login/login-dialog.tsx')).LoginDialog }),
    'sign-up': () => withClient(late().then((code) => code.loadSignUp())),
    'forgot-password': () => withClient(late().then((code) => code.loadForgot())),
    'reset-password': () => withClient(late().then((code) => code.loadReset())),
    'verify-email-expired': () => withClient(late().then((code) => code.loadVerifyExpired())),
  },
  effects: [SessionVoices],
});
