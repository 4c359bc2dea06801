import { withDeferredMessages } from '@baize/shell/deferred-messages';

/**
 * What comes when it is wanted. A step of its own, so that the first view names one file and not every sheet of these.
 */
export const loadDialogs = () => withDeferredMessages(() => import('./dialogs.tsx'));

export const loadPlayAnnouncers = () =>
  withDeferredMessages(() => import('./in-play/play-announcer-list.tsx'));
