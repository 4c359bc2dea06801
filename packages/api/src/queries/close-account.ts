import { mutationOptions } from '@tanstack/react-query';
import { closeAccount, type CloseAccountRequest } from '../endpoints/account/close-account.ts';
import type { ApiClient } from '../client.ts';
import { queryKeys } from './keys.ts';
import { invalidateKeys, mutationDefaults } from './mutation-defaults.ts';

/** Closes the account. Where that fails the player is read again: the balance may have changed, the account be closed. */
export function closeAccountMutation(client: ApiClient) {
  return mutationOptions({
    mutationKey: queryKeys.mutation('close-account'),
    mutationFn: (body: CloseAccountRequest) => client.send(closeAccount, { body }),
    onError: (...[, , , { client: cache }]) =>
      invalidateKeys(cache, [queryKeys.userDetails, queryKeys.transactions]),
    ...mutationDefaults,
  });
}
