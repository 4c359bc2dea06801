import { defineFeature, type ModalProps } from '@baize/page/brand';
import { loadRuntime } from '@baize/player/load-runtime';
import type { ComponentType } from 'react';
import { SessionAnnouncers } from './announcers/session-announcers.tsx';

const loadLazyDialogs = () => import('./lazy-dialogs.ts');

/** A form that speaks with the platform: the client is fetched beside its code, so that it opens whole. */
async function withClient(code: Promise<ComponentType<ModalProps>>) {
  const [View] = await Promise.all([code, loadRuntime()]);
  return { default: View };
}

export const sessionFeature = defineFeature({
  name: 'session',
  modals: {
    login: async () => ({ default: (await import('./login/login-dialog.tsx')).LoginDialog }),
    'sign-up': () => withClient(loadLazyDialogs().then((code) => code.loadSignUp())),
    'linked-signup': () => withClient(loadLazyDialogs().then((code) => code.loadLinkedSignUp())),
    'forgot-password': () => withClient(loadLazyDialogs().then((code) => code.loadForgot())),
    'reset-password': () => withClient(loadLazyDialogs().then((code) => code.loadReset())),
    'verify-email-expired': () => withClient(loadLazyDialogs().then((code) => code.loadExpired())),
  },
  effects: [SessionAnnouncers],
});
