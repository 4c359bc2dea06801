import * as v from 'valibot';
import { dateSchema, optionalTextInput } from '../../fields.ts';

/** The fields a player fills in about themselves, at sign-up and on the profile; empty ones go as null (S2 §5). */
export const profileFieldSchemas = {
  firstName: optionalTextInput,
  lastName: optionalTextInput,
  nickname: optionalTextInput,
  gender: v.nullish(v.picklist(['Not to say', 'Male', 'Female'])),
  dateOfBirth: v.nullish(dateSchema),
  phoneCode: optionalTextInput,
  phone: v.nullish(v.pipe(v.string(), v.regex(/^\d{0,20}$/))),
  countryCode: v.nullish(v.pipe(v.string(), v.regex(/^[A-Za-z]{2}$/))),
  city: optionalTextInput,
  address: optionalTextInput,
  zipCode: optionalTextInput,
};
