import * as v from 'valibot';
import { dateSchema, typedText } from '../../fields.ts';

/** The fields a player fills in about themselves, at sign-up and on the profile; empty ones go as null (S2 §5). */
export const profileFields = {
  firstName: typedText,
  lastName: typedText,
  nickname: typedText,
  gender: v.nullish(v.picklist(['Not to say', 'Male', 'Female'])),
  dateOfBirth: v.nullish(dateSchema),
  phoneCode: typedText,
  phone: v.nullish(v.pipe(v.string(), v.regex(/^\d{0,20}$/))),
  countryCode: v.nullish(v.pipe(v.string(), v.regex(/^[A-Za-z]{2}$/))),
  city: typedText,
  address: typedText,
  zipCode: typedText,
};
