import { withLaterWords } from '@baize/shell/later-words';

/**
 * What comes when it is wanted. A step of its own, so that the first view names one file and not every sheet of these.
 */
export const loadDialogs = () => withLaterWords(() => import('./dialogs.tsx'));

export const loadVoices = () => withLaterWords(() => import('./in-play/voices.tsx'));
