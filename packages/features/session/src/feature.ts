import { defineFeature } from '@baize/shell/brand';
import { SessionEnded } from './ended/session-ended.tsx';

export const sessionFeature = defineFeature({
  name: 'session',
  modals: {
    login: async () => ({ default: (await import('./login/login-dialog.tsx')).LoginDialog }),
    'sign-up': async () => ({
      default: (await import('./sign-up/sign-up-dialog.tsx')).SignUpDialog,
    }),
    'forgot-password': async () => ({
      default: (await import('./password/forgot-dialog.tsx')).ForgotDialog,
    }),
    'reset-password': async () => ({
      default: (await import('./password/reset-dialog.tsx')).ResetDialog,
    }),
    'verify-email-expired': async () => ({
      default: (await import('./verify/verify-expired-dialog.tsx')).VerifyExpiredDialog,
    }),
  },
  effects: [SessionEnded],
});
