import { defineFeature } from '@baize/page/brand';
import { PlayAnnouncers } from './in-play/play-announcers.tsx';
import type { ToolModal } from './dialogs.tsx';

const tool = (name: ToolModal) => async () => {
  const { loadDialogs } = await import('./lazy.ts');
  return { default: (await loadDialogs()).TOOL_DIALOGS[name] };
};

/** Limits, breaks, self-exclusion, closing the account and the reality check, as a brand composes them. */
export const saferPlayFeature = defineFeature({
  name: 'safer-play',
  modals: {
    'deposit-limit': tool('deposit-limit'),
    'loss-limit': tool('loss-limit'),
    'bet-limit': tool('bet-limit'),
    'session-limit': tool('session-limit'),
    'self-exclusion': tool('self-exclusion'),
    'reality-check': tool('reality-check'),
    freeze: tool('freeze'),
    'close-account': tool('close-account'),
  },
  effects: [PlayAnnouncers],
});
