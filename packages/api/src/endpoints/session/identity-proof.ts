import * as v from 'valibot';
import { idSchema } from '../../fields.ts';

/** The password a player has now, as they typed it. */
export const currentPasswordSchema = v.pipe(idSchema, v.maxLength(255));

/** What the player of an open session proves to be themselves by: one of them, as `get-two-step` asks for it. */
export const identityProofEntries = {
  currentPassword: v.optional(currentPasswordSchema),
  twoStepCode: v.optional(v.pipe(idSchema, v.maxLength(64))),
};

const identityProofSchema = v.object(identityProofEntries);

/**
 * The current password or, where two-step log-in is on, a code of the app or a recovery code. Missing or a wrong password is
 * 400 under its field, a wrong code 422 `TWO_STEP_WRONG_CODE` or `TWO_STEP_CODE_USED`; too many wrong ones are 429, counted
 * with those of log-ins.
 */
export type IdentityProof = v.InferInput<typeof identityProofSchema>;
