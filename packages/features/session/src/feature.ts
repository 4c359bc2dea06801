import { defineFeature } from '@baize/shell/brand';
import { SessionEnded } from './ended/session-ended.tsx';

export const sessionFeature = defineFeature({
  name: 'session',
  modals: {
    login: async () => ({ default: (await import('./login/login-dialog.tsx')).LoginDialog }),
    'sign-up': async () => ({
      default: (await import('./sign-up/sign-up-dialog.tsx')).SignUpDialog,
    }),
  },
  effects: [SessionEnded],
});
