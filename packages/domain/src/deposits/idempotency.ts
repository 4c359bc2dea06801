/** What else is done once: everything but a claim, whose key is made of what is claimed. Requirements HTTP-05. */
export const IDEMPOTENT_ACTIONS = [
  'deposit',
  'withdraw',
  'coupon',
  'activate-bonus',
  'cancel-bonus',
] as const;

/** One of the actions that are done once. */
export type IdempotentAction = (typeof IDEMPOTENT_ACTIONS)[number];

const PLAIN = /^[\w.-]{1,48}$/;
const OFFSET = 0x6c62272e07bb014262b821756295c58dn;
const PRIME = 0x1000000000000000000013bn;
const WIDTH = 128;

/** FNV-1a over the text's UTF-16 units, 128 bits as hexadecimal: it tells texts apart, it does not keep secrets. */
function digest(text: string): string {
  let hash = OFFSET;
  for (let at = 0; at < text.length; at += 1) {
    hash = BigInt.asUintN(WIDTH, (hash ^ BigInt(text.charCodeAt(at))) * PRIME);
  }
  return hash.toString(16).padStart(WIDTH / 4, '0');
}

/**
 * One part of a key: itself when short and plain, else `~` and its digest, so that no part runs into the next and no
 * address of a person stands in a header.
 */
function part(value: string | number): string {
  const text = String(value);
  return PLAIN.test(text) ? text : `~${digest(text)}`;
}

function keyOf(parts: readonly (string | number)[]): string {
  return parts.map(part).join(':');
}

/**
 * Names a claim for the `Idempotency-Key` header, one per player, bonus and reward day (`yyyy-MM-dd`): whoever repeats
 * it, from whichever tab or device, names the same claim. At most 200 characters of visible ASCII; an id that is not
 * short and plain (an e-mail) goes in as a digest. Source: requirements HTTP-05, RB-07; beyond.md 3.
 */
export function claimKey({
  userId,
  bonusId,
  date,
}: {
  userId: string | number;
  bonusId: string | number;
  date: string;
}): string {
  return keyOf(['rakeback-claim', userId, bonusId, date]);
}

/**
 * Names an action for the `Idempotency-Key` header. `nonce` is a random text made once per filled form: the same for a
 * retry after a lost answer, another for the next form. Syntax as `claimKey`. Source: requirements HTTP-05.
 */
export function actionKey({ action, nonce }: { action: IdempotentAction; nonce: string }): string {
  return keyOf([action, nonce]);
}

/** The method of a claim's attempt, counted from 1: POST for the first, PUT for every repeat. Requirements RB-07. */
export function claimMethod(attempt: number): 'POST' | 'PUT' {
  return attempt > 1 ? 'PUT' : 'POST';
}

/** The key a form sends its action under, and the key whose answer was lost and is still owed, if any. */
export type FormIdempotencyKey = { action: IdempotentAction; key: string; unresolvedKey: string | null };

/**
 * What happens to a form: its answer was `lost` (offline, timed out, unreadable, 5xx: it may have been done);
 * `answered` definitely (done, or refused); or the player `changed` what it says. `nonce` is a fresh random text.
 */
export type FormKeyEvent =
  | { type: 'lost' }
  | { type: 'answered'; nonce: string }
  | { type: 'changed'; nonce: string };

/** Opens a form with a key of its own; `nonce` is a fresh random text. Source: requirements HTTP-05. */
export function createFormKey({
  action,
  nonce,
}: {
  action: IdempotentAction;
  nonce: string;
}): FormIdempotencyKey {
  return { action, key: actionKey({ action, nonce }), unresolvedKey: null };
}

/**
 * Gives the key a form's next sending goes under: after a lost answer the same, so that a retry is the same action;
 * after a definite answer a new one; after a change a new one too, for it is another action, and `owed` goes on naming the
 * first until it is answered itself, so that the form can warn of doing both. Source: requirements HTTP-05; beyond.md 3, 7.
 */
export function nextFormKey(form: FormIdempotencyKey, event: FormKeyEvent): FormIdempotencyKey {
  const { action, key, unresolvedKey } = form;
  if (event.type === 'lost') return { action, key, unresolvedKey: unresolvedKey ?? key };
  const settled = event.type === 'answered' && unresolvedKey === key;
  return {
    ...createFormKey({ action, nonce: event.nonce }),
    unresolvedKey: settled ? null : unresolvedKey,
  };
}
