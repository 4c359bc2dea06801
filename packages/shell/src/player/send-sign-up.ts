import { readSignUpAsk, signUp, type CreatedUser } from '@baize/api/calls/session';
import { platformClock } from '@baize/browser/clock';
import { randomId } from '@baize/browser/random';
import type { FormValues } from '@baize/domain/form-payload';
import { registrationAccess } from '@baize/domain/mirror-domain';
import { afterSignUp as whatFollows, signUpPayload } from '@baize/domain/sign-up';
import type { EntryExtras } from '../session/entry.ts';
import { sessionFacts, type SessionFacts } from '../session/session-facts.ts';
import { tellPush } from '../tracking/push-news.ts';
import { readVisit, type VisitFacts } from '../visit/visit-facts.ts';
import { afterSignUp, browserId, keptFriend } from '../visit/visit-stores.ts';
import { runtime } from './runtime.ts';

/** What became of a sign-up: the account, and how the player gets in. */
export interface SignedUp {
  next: 'signed-in' | 'login' | 'held';
  created: CreatedUser | null;
  /** Of use only where `next` is `signed-in`. */
  accessToken: string | null;
}

/** Opens an account with all that S2 §3 sends (SES-03). Import it dynamically: it brings the client. */
export async function sendSignUp(form: FormValues, extras: EntryExtras): Promise<SignedUp> {
  const visit = readVisit();
  const facts = sessionFacts.get();
  const { domainId, loginOff } = domainOf(facts, visit);
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
  const body = readSignUpAsk({ ...payload, recaptchaToken });
  const { accessToken, createUser } = await runtime.api.send(signUp, { body });
  keptFriend.clear();
  const holdUserOnRegistration = facts?.settings.holdUserOnRegistration ?? false;
  const userId = createUser?.userId ?? null;
  if (userId !== null) tellPush({ event: 'SIGN_UP', userId });
  const follows = whatFollows({ holdUserOnRegistration, loginOff });
  const entersAtOnce = follows === 'signed-in' && accessToken !== null;
  if (!entersAtOnce) afterSignUp.set(true);
  const next = follows === 'review' ? 'held' : entersAtOnce ? 'signed-in' : 'login';
  return { next, created: createUser, accessToken };
}

/** The mirror domain the page is served on; whether registration is open is asked by the form. */
function domainOf(facts: SessionFacts | null, { userDeviceType }: VisitFacts) {
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
