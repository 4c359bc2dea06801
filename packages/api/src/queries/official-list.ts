import { OFFICIAL_LIST_KEY_PATH, type SignatureCheck } from '@baize/domain/official-list';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import type { ApiClient } from '../client.ts';
import { getOfficialAddresses } from '../endpoints/access/get-official-addresses.ts';
import { createHandover } from '../endpoints/session/create-handover.ts';
import { queryKeys } from './keys.ts';
import { mutationDefaults } from './mutation-defaults.ts';
import { nullWhenMissing } from './optional-read.ts';

const TIMEOUT_MS = 12_000;

const keySchema = v.object({ key: v.nullable(v.string()) });

type VerifySignature = (signed: { key: string; text: string; signature: string }) => Promise<SignatureCheck>;

/** A list as it came, and what the check of its signature found; null where list, signature or key is missing. */
export type CheckedList = { text: string | null; signature: SignatureCheck | null };

/** Asks the brand's own host for the key; it has it from its settings, not from whoever sends the list. */
async function fetchListKey(signal: AbortSignal): Promise<string | null> {
  const answer = await fetch(OFFICIAL_LIST_KEY_PATH, {
    credentials: 'omit',
    cache: 'no-store',
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  if (!answer.ok) throw new Error(`The key of the official list did not come: ${answer.status}.`);
  return v.parse(keySchema, await answer.json()).key;
}

/** The official addresses, with their signature checked; domain/official-list decides whether they are believed. */
export function officialListQuery(client: ApiClient, verify: VerifySignature) {
  return queryOptions({
    queryKey: queryKeys.officialList,
    queryFn: async ({ signal }): Promise<CheckedList> => {
      const [sent, key] = await Promise.all([
        nullWhenMissing(client.send(getOfficialAddresses, {}, { signal })),
        fetchListKey(signal),
      ]);
      const text = sent?.list ?? null;
      const signature = sent?.signature ?? null;
      if (text === null || signature === null || key === null) return { text, signature: null };
      return { text, signature: await verify({ key, text, signature }) };
    },
    retry: 1,
    staleTime: 0,
  });
}

/** Asks for the code with which a player goes on at another address. */
export function createHandoverMutation(client: ApiClient) {
  return mutationOptions({
    mutationKey: queryKeys.mutation('create-handover'),
    mutationFn: (target: string) => client.send(createHandover, { body: { target } }),
    ...mutationDefaults,
    // A code must not stay in memory.
    gcTime: 0,
  });
}
