import type { isCryptoAddress } from '@baize/domain/crypto-address';

/** Tells whether an address fits a network. */
export type AddressValidator = typeof isCryptoAddress;

/** Fetches the checksums of crypto addresses; undefined where they cannot be had: then the platform alone judges. */
export async function loadAddressValidator(): Promise<AddressValidator | undefined> {
  try {
    return (await import('@baize/domain/crypto-address')).isCryptoAddress;
  } catch {
    return undefined;
  }
}
