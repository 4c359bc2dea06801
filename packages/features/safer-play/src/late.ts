/**
 * What comes when it is wanted. A step of its own, so that the first view names one file and not every sheet of these.
 */
export const loadDialogs = () => import('./dialogs.tsx');

export const loadVoices = () => import('./in-play/voices.tsx');
