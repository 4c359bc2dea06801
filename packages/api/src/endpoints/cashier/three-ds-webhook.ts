import * as v from 'valibot';
import { defineEndpoint } from '../../endpoint.ts';
import { idSchema } from '../../fields.ts';

const threeDsWebhookRequestSchema = v.object({
  PaReq: v.pipe(v.string(), v.maxLength(16_384)),
  MD: v.pipe(idSchema, v.maxLength(255)),
});

/** What the bank sent back with the player. */
export type ThreeDsWebhookRequest = v.InferInput<typeof threeDsWebhookRequestSchema>;

const threeDsResultSchema = v.object({
  status: v.pipe(
    v.string(),
    v.transform((status) => (status === 'success' || status === 'failed' ? status : 'pending')),
  ),
  transactionId: idSchema,
});

/** How the bank decided; a word we do not know is `pending`, never called failed. */
export type ThreeDsResult = v.InferOutput<typeof threeDsResultSchema>;

/** Brings back what the bank said; works signed out, and says the same however often it is told (PAY-05). */
export const threeDsWebhook = defineEndpoint({
  name: 'three-ds-webhook',
  method: 'POST',
  path: '/api/user/3ds-webhook',
  auth: 'optional',
  request: { body: threeDsWebhookRequestSchema },
  response: threeDsResultSchema,
});
