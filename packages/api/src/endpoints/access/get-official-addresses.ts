import * as v from 'valibot';
import { defineEndpoint } from '../../endpoint.ts';
import { maybeText } from '../../fields.ts';

/**
 * Reads the brand's official addresses. `list` is a JSON text, `signature` that of Ed25519 over its very characters in
 * base64url; domain/official-list says what it holds. The call is ours: a platform without it answers 404.
 */
export const getOfficialAddresses = defineEndpoint({
  name: 'get-official-addresses',
  method: 'GET',
  path: '/api/core/casino/official-addresses',
  auth: 'none',
  request: {},
  response: v.object({ list: maybeText, signature: maybeText }),
});
