import * as v from 'valibot';
import { bonusLabelSchema } from './bonus-label.ts';

/** The bonus as it stands after a change of it; null where the platform does not tell. */
export const bonusResponseSchema = v.object({ bonus: v.nullish(bonusLabelSchema, null) });
