import { withDeferredMessages } from '@baize/shell/deferred-messages';

/**
 * The forms' code, but for the login's. A step of its own, so that the first view names one file and not every sheet of
 * theirs.
 */
export const loadSignUp = async () => (await import('./sign-up/sign-up-dialog.tsx')).SignUpDialog;

/** Its own words come with the later part of the catalogue (decision 023). */
export const loadLinkedSignUp = async () => {
  const { LinkedSignUpDialog } = await withDeferredMessages(
    () => import('./linked/linked-sign-up-dialog.tsx'),
  );
  return LinkedSignUpDialog;
};

export const loadForgot = async () => (await import('./password/forgot-dialog.tsx')).ForgotDialog;

export const loadReset = async () => (await import('./password/reset-dialog.tsx')).ResetDialog;

/** Some of its words come with the later part of the catalogue. */
export const loadPassword = async () => {
  const { ChangePasswordBody } = await withDeferredMessages(
    () => import('./password/change-password-body.tsx'),
  );
  return ChangePasswordBody;
};

/** Their words come with the later part of the catalogue, and with what few players open. */
export const loadSessions = async () => {
  const load = () => import('./sessions/sessions-section.tsx');
  const { SessionsSection } = await withDeferredMessages(() => withDeferredMessages(load), 'rare');
  return SessionsSection;
};

export const loadTwoStep = async () => {
  const load = () => import('./two-step/two-step-section.tsx');
  const { TwoStepSection } = await withDeferredMessages(() => withDeferredMessages(load), 'rare');
  return TwoStepSection;
};

/** What tells of the brand's other addresses: few ever open it. */
export const loadAddressCheck = async () => {
  const load = () => import('./mirrors/address-check.tsx');
  const { AddressCheck } = await withDeferredMessages(() => withDeferredMessages(load), 'rare');
  return AddressCheck;
};

export const loadHandoverLogin = async () => {
  const load = () => import('./mirrors/handover-login.tsx');
  const { HandoverLogin } = await withDeferredMessages(() => withDeferredMessages(load), 'rare');
  return HandoverLogin;
};

export const loadClosingMirrorNotice = async () => {
  const load = () => import('./mirrors/closing-mirror-notice.tsx');
  const { ClosingMirrorNotice } = await withDeferredMessages(() => withDeferredMessages(load), 'rare');
  return ClosingMirrorNotice;
};

/** Tells what became of payments; its words come with the later part of the catalogue. */
export const loadSettledPaymentNotifier = async () => {
  const { SettledPaymentNotifier } = await withDeferredMessages(
    () => import('./settled-payments/settled-payment-notifier.tsx'),
  );
  return SettledPaymentNotifier;
};

export const loadExpired = async () =>
  (await import('./verify/verify-expired-dialog.tsx')).VerifyExpiredDialog;
