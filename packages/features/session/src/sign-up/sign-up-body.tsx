import type { CreatedUser } from '@baize/api/endpoints/session';
import type { FormValues } from '@baize/domain/form-payload';
import { rulePackFor } from '@baize/domain/rule-packs';
import { useModals } from '@baize/links/modals';
import { usePage } from '@baize/page';
import { useNow } from '@baize/page/clock';
import { useRulePack } from '@baize/player/rule-pack';
import { useSession } from '@baize/player/session';
import { Skeleton } from '@baize/ui/skeleton';
import { VisuallyHidden } from '@baize/ui/visually-hidden';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { getRegistrationAccessInput } from '../access/get-registration-access-input.ts';
import { useRegistrationClosedMessage } from '../access/use-registration-closed-message.ts';
import { useSwapModal } from '../form/swap-modal.tsx';
import { setLoginHint } from '../login/login-hint.ts';
import { useRecaptcha } from '../form/recaptcha/use-recaptcha.ts';
import { SignUpUnderReview, GeneratedCredentials } from './after-sign-up.tsx';
import { getLoginName } from './get-login-name.ts';
import { openAccount } from './open-account.ts';
import { RegistrationClosed } from './registration-closed.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { skeletons } from './sign-up-form.css.ts';
import { useSignUpLink, useSignUpModal } from './sign-up-link.ts';
import { useSignUpStart, type SignUpStart } from './use-sign-up-start.ts';

type SignUpStep =
  | { at: 'form' }
  | { at: 'sending' }
  | { at: 'review' }
  | { at: 'credentials'; created: CreatedUser; password: string }
  | { at: 'done' };

interface SignUpBodyProps {
  close(): void;
  /** Somebody is in, and not by this form; without it the form goes. */
  onOtherLogin?: (() => void) | undefined;
  /** Something is shown once that the player has not said to have kept, or no longer. */
  onUnsavedChange(unkept: boolean): void;
}

/** The way to an account, from the question whether there is one to what follows it. */
export function SignUpBody(props: SignUpBodyProps) {
  const start = useSignUpStart();
  return start ? <SignUpSteps {...props} start={start} /> : <SignUpSkeleton />;
}

function SignUpSteps(props: SignUpBodyProps & { start: SignUpStart }) {
  const { start, close, onUnsavedChange } = props;
  const { settings } = usePage();
  const brandPack = useRulePack();
  const { phase } = useSession();
  const [stage, setStage] = useState<SignUpStep>({ at: 'form' });
  const swap = useSwapModal();
  const link = useSignUpLink();
  const modal = useSignUpModal();
  const getLoginToken = useRecaptcha('login');
  const toLogin = (name: string) => {
    if (link === 'linked') setLoginHint({ name, after: 'linked-sign-up', link });
    else setLoginHint({ name, after: 'sign-up' });
    swap({ from: modal, to: 'login' });
  };
  // The clock of the rules: a window that opens or closes is noticed within the minute (MIR-03).
  useNow({ every: 'minute' });
  const closed = useRegistrationClosedMessage(getRegistrationAccessInput(settings, start));
  const [begun, setBegun] = useState(closed === null);
  if (closed === null && !begun) setBegun(true);
  useCloseWhenDone(stage, props);
  const place = useFirstField();

  const submit = async (form: FormValues, extras: { recaptchaToken: string | null }) => {
    setStage({ at: 'sending' });
    try {
      const { next, created } = await openAccount(form, { ...extras, link, getLoginToken });
      const password = created?.generatedPassword ?? null;
      if (next === 'held') return setStage({ at: 'review' });
      if (created !== null && password !== null) {
        onUnsavedChange(true);
        return setStage({ at: 'credentials', created, password });
      }
      if (next === 'login') setLoginHint({ name: getLoginName(form), after: 'sign-up' });
      setStage({ at: 'done' });
      if (next === 'login-failed') toLogin(getLoginName(form));
    } catch (problem) {
      setStage({ at: 'form' });
      throw problem;
    }
  };

  if (stage.at === 'review') return <SignUpUnderReview close={close} />;
  if (stage.at === 'credentials') {
    return (
      <GeneratedCredentials
        created={stage.created}
        password={stage.password}
        signedIn={phase === 'signed-in'}
        onContinue={() => {
          onUnsavedChange(false);
          if (phase === 'signed-in') return close();
          toLogin(stage.created.username ?? '');
        }}
      />
    );
  }
  if (closed !== null && !begun) return <RegistrationClosed message={closed} close={close} />;
  return (
    <div ref={place}>
      <SignUpForm
        start={start}
        closed={closed}
        newsletter={brandPack.newsletterPreTicked && rulePackFor(start.country).newsletterPreTicked}
        submit={submit}
      />
    </div>
  );
}

/**
 * The form comes after its window; focus follows it, but not out of a modal above it, nor where that would bring up a
 * keyboard of glass.
 */
function useFirstField() {
  const place = useRef<HTMLDivElement>(null);
  const { stack } = useModals();
  const modal = useSignUpModal();
  const isCovered = useEffectEvent(() => stack.length > 0 && stack.at(-1) !== modal);
  useEffect(() => {
    if (isCovered() || !window.matchMedia('(hover: hover)').matches) return;
    place.current?.querySelector<HTMLElement>('form input, form select, form button')?.focus();
  }, []);
  return place;
}

/**
 * The form goes once somebody is in, or once the login stands over it; not while it is sent: where a new player is in at
 * once, what was made up for them is yet to be shown.
 */
function useCloseWhenDone(stage: SignUpStep, { close, onOtherLogin }: SignUpBodyProps): void {
  const { phase } = useSession();
  const modals = useModals();
  const modal = useSignUpModal();
  const loginOpen = modals.stack.includes('login');
  const leave = useEffectEvent(() => {
    if (stage.at === 'form' && onOtherLogin) onOtherLogin();
    else if (loginOpen) modals.close(modal);
    else close();
  });
  const signedIn = phase === 'signed-in';
  const stays = stage.at === 'sending' || stage.at === 'credentials';
  const over = (stage.at === 'done' && loginOpen) || (signedIn && !stays);
  useEffect(() => {
    if (over) leave();
  }, [over]);
}

function SignUpSkeleton() {
  const { t } = useLingui();
  return (
    <div className={skeletons} aria-busy>
      <span role="status">
        <VisuallyHidden>{t({ id: 'sign-up.loading', message: 'Loading the form' })}</VisuallyHidden>
      </span>
      {Array.from({ length: 5 }, (_, row) => (
        <Skeleton key={row} height={row === 4 ? 52 : 74} shape="block" />
      ))}
    </div>
  );
}
