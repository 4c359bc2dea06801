import { parseSignUpRequest, signUp, type CreatedUser } from '@baize/api/endpoints/session';
import { platformClock } from '@baize/browser/clock';
import { randomId } from '@baize/browser/random';
import type { FormValues } from '@baize/domain/form-payload';
import { registrationAccess } from '@baize/domain/mirror-domain';
import { signUpNextStep as whatFollows, signUpPayload } from '@baize/domain/sign-up';
import { sessionConfig, type SessionConfig } from '@baize/page/session-config';
import type { AuthOptions } from './credentials.ts';
import { queuePushEvent } from '../tracking/push-queue.ts';
import { readAttribution, type AttributionDetails } from '../attribution/attribution-details.ts';
import { afterSignUp, browserId, storedReferral } from '../attribution/attribution-stores.ts';
import { runtime } from './runtime.ts';

/** What became of a sign-up: the account, and how the player gets in. */
export interface SignUpResult {
  next: 'signed-in' | 'login' | 'held';
  created: CreatedUser | null;
  /** Of use only where `next` is `signed-in`. */
  accessToken: string | null;
}

/** Opens an account with all that S2 §3 sends (SES-03). Import it dynamically: it brings the client. */
export async function sendSignUp(form: FormValues, extras: AuthOptions): Promise<SignUpResult> {
  const visit = readAttribution();
  const facts = sessionConfig.get();
  const { domainId, loginOff } = mirrorDomainAccess(facts, visit);
  const payload = signUpPayload({
    form,
    visit,
    freshUuid: randomId(),
    userUUID: browserId(),
    firstUrl: visit.firstUrl,
    mirrorDomainFk: domainId,
    preferredLanguage: facts?.locale ?? document.documentElement.lang,
    link: extras.link ?? 'own',
  });
  const { recaptchaToken } = extras;
  const body = parseSignUpRequest({ ...payload, recaptchaToken });
  const { accessToken, createUser } = await runtime.api.send(signUp, { body });
  storedReferral.clear();
  const holdUserOnRegistration = facts?.settings.holdUserOnRegistration ?? false;
  const userId = createUser?.userId ?? null;
  if (userId !== null) queuePushEvent({ event: 'SIGN_UP', userId });
  const follows = whatFollows({ holdUserOnRegistration, loginOff });
  const entersAtOnce = follows === 'signed-in' && accessToken !== null;
  if (!entersAtOnce) afterSignUp.set(true);
  const next = follows === 'review' ? 'held' : entersAtOnce ? 'signed-in' : 'login';
  return { next, created: createUser, accessToken };
}

/** The mirror domain the page is served on; whether registration is open is asked by the form. */
function mirrorDomainAccess(facts: SessionConfig | null, { userDeviceType }: AttributionDetails) {
  if (!facts) return { domainId: null, loginOff: false };
  const { mirrorDomain, mainDomainConfigs } = facts.settings;
  return registrationAccess({
    host: window.location.host,
    country: null,
    now: platformClock.now(),
    deviceType: userDeviceType,
    mirrorDomain,
    mainDomainConfigs,
  });
}
