import { defineFeature } from '@baize/shell/brand';
import { InPlay } from './in-play/in-play.tsx';
import type { Tool } from './dialogs.tsx';

const tool = (name: Tool) => async () => {
  const { loadDialogs } = await import('./late.ts');
  return { default: (await loadDialogs()).DIALOGS[name] };
};

/** Limits, breaks, self-exclusion and the reality check, as a brand composes them. */
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
  },
  effects: [InPlay],
});
