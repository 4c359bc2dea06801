import {
  deleteEmailChange,
  deletePhoneChange,
  getContactChanges,
  putEmail,
  putPhone,
} from '@baize/api/endpoints/account';
import type { ContactKind } from '@baize/domain/contact-change';
import { requestContactChange, toContactChange, type PutContactAnswer } from '../contact/change-contact.ts';
import { confirmContactByCode } from '../contact/confirm-contact.ts';
import { deleteContactChange, findContactChange } from '../contact/contact-change-store.ts';
import { tooManyRequestsError } from '../errors/http-error.ts';
import {
  registerEndpoint,
  requireSession,
  type EndpointContext,
  type EndpointRequest,
} from '../http/register-endpoint.ts';
import { getBrandRules } from '../settings/brand-rules.ts';

/** Changing the e-mail address and the phone number. */
export function registerContactEndpoints(calls: EndpointContext): void {
  const { clock, database, loginLimits, settings } = calls.platform;

  const put =
    (kind: ContactKind) =>
    async ({
      input: { body },
      signedIn,
      client,
    }: EndpointRequest<typeof putEmail>): Promise<{ data: PutContactAnswer }> => {
      const { player } = requireSession(signedIn);
      const wait = loginLimits.countAttempt(client.ip);
      if (wait > 0) throw tooManyRequestsError(wait);
      const origin = getBrandRules(settings, client.brand).settings.casinoOrigin ?? '';
      const { value, code, ...proof } = body;
      const asked = { kind, value, origin, now: clock.now() };
      if (code !== undefined)
        return { data: await confirmContactByCode(database, { ...asked, playerId: player.id, code }) };
      return { data: await requestContactChange(calls.platform, { ...asked, player, proof }) };
    };
  registerEndpoint(calls, putEmail, put('email'));
  registerEndpoint(calls, putPhone, put('phone'));

  registerEndpoint(calls, getContactChanges, async ({ signedIn }) => {
    const { player } = requireSession(signedIn);
    const rows = await Promise.all(
      (['email', 'phone'] as const).map((kind) => findContactChange(database, { playerId: player.id, kind })),
    );
    return { data: { changes: rows.flatMap((row) => (row ? [toContactChange(row)] : [])) } };
  });

  const callOff =
    (kind: ContactKind) =>
    async ({ signedIn }: Pick<EndpointRequest<typeof putEmail>, 'signedIn'>) => {
      const { player } = requireSession(signedIn);
      await deleteContactChange(database, { playerId: player.id, kind });
      return { data: {} };
    };
  registerEndpoint(calls, deleteEmailChange, callOff('email'));
  registerEndpoint(calls, deletePhoneChange, callOff('phone'));
}
