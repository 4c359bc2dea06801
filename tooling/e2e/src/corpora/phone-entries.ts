import { REGION_PHONES } from '@baize/domain/corpora/phones-by-region';
import { BAD_PHONES, TYPED_PHONES } from '@baize/domain/corpora/phones';
import { PHONE_WORDS, type FieldEntry } from './field-entries.ts';

/** The Netherlands, and a number of theirs. */
const DUTCH = { country: 'NL', phoneCode: '31', good: '612345678' };

/** What can be typed under the code 31; of what holds more than digits, or the code once more, `TYPED_PHONES` says what is left. */
const DUTCH_ENTRIES: readonly FieldEntry[] = [
  ...TYPED_PHONES.map(([typed, left, verdict]) => ({ typed, left, message: PHONE_WORDS[verdict] })),
  ...BAD_PHONES.flatMap(({ phoneCode, phone, verdict }) =>
    phoneCode === '31' && phone && /^(?!00316)\d+$/.test(phone)
      ? [{ typed: phone, left: phone, message: PHONE_WORDS[verdict] }]
      : [],
  ),
].map((entry) => ({ ...entry, region: DUTCH }));

/** A country as the platform lists it, with its code. */
interface ListedCountry {
  code: string;
  name: string;
  phoneCode: string;
}

/** Every number of the corpus, in parts with the countries they need: a list of 50 is drawn sooner than one of 245. */
export function phoneTrials(
  excluded: ReadonlySet<string>,
): { countries: ListedCountry[]; entries: FieldEntry[] }[] {
  const regions = Object.entries(Object.groupBy(REGION_PHONES, ({ country }) => country)).flatMap(
    ([country, numbers = []]) => {
      const [first] = numbers;
      if (!first || excluded.has(country)) return [];
      const region = { country, phoneCode: first.phoneCode, good: first.phone };
      const entries = numbers.map(({ phone, verdict }) => ({
        typed: phone,
        left: phone,
        message: PHONE_WORDS[verdict],
        region,
      }));
      return [
        { country: { code: country, name: `Country ${country}`, phoneCode: first.phoneCode }, entries },
      ];
    },
  );
  const parts = Array.from({ length: Math.ceil(regions.length / 50) }, (_, at) =>
    regions.slice(at * 50, at * 50 + 50),
  );
  const trials = parts.map((part) => ({
    countries: part.map(({ country }) => country),
    entries: part.flatMap(({ entries }) => entries),
  }));
  return [
    { countries: [{ code: 'NL', name: 'Netherlands', phoneCode: '31' }], entries: [...DUTCH_ENTRIES] },
    ...trials,
  ];
}
