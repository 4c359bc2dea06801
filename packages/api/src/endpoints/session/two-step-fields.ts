import * as v from 'valibot';
import { idSchema } from '../../fields.ts';

/** A code of the authenticator app, or a recovery code, as it was typed: blanks, hyphens and case are the platform's to ignore. */
export const twoStepCodeSchema = v.object({ code: v.pipe(idSchema, v.maxLength(64)) });

/** One-time codes for who has lost the app, in the form they are shown; the platform shows them this once. */
export const recoveryCodesSchema = v.object({ recoveryCodes: v.array(idSchema) });
