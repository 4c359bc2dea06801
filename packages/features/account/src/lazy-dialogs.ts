import { withDeferredMessages } from '@baize/shell/deferred-messages';

/** A step of its own, so that the first view names one file and not every sheet of the dialog's. */
export const loadLinkedProfile = () =>
  withDeferredMessages(() => import('./linked/linked-profile-dialog.tsx'));
