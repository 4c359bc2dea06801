import { defineFeature, type ModalProps } from '@baize/shell/brand';
import { loadRuntime } from '@baize/shell/load-runtime';
import type { ComponentType } from 'react';
import { SessionVoices } from './voices/session-voices.tsx';

/** A form that speaks with the platform: the client is fetched beside its code, so that it opens whole. */
async function withClient(code: Promise<ComponentType<ModalProps>>) {
  const [View] = await Promise.all([code, loadRuntime()]);
  return { default: View };
}

export const sessionFeature = defineFeature({
  name: 'session',
  modals: {
    login: async () => ({ default: (await import('./login/login-dialog.tsx')).LoginDialog }),
    'sign-up': () => withClient(import('./sign-up/sign-up-dialog.tsx').then((code) => code.SignUpDialog)),
    'forgot-password': () =>
      withClient(import('./password/forgot-dialog.tsx').then((code) => code.ForgotDialog)),
    'reset-password': () =>
      withClient(import('./password/reset-dialog.tsx').then((code) => code.ResetDialog)),
    'verify-email-expired': () =>
      withClient(import('./verify/verify-expired-dialog.tsx').then((code) => code.VerifyExpiredDialog)),
  },
  effects: [SessionVoices],
});
