import { createPublicKey, verify } from 'node:crypto';
import { judgeOfficialList } from '@baize/domain/official-list';
import { beforeEach, expect, test } from 'vitest';
import { connectTestSandbox } from '../testing/test-sandbox.ts';
import { getOfficialAddresses } from '../settings/official-list.ts';

const NOW = '2026-11-20T17:17:19.000Z';
const sandbox = connectTestSandbox();

beforeEach(() => sandbox.reset(NOW));

/** The list as a browser gets it, held against the key in the brand's settings. */
async function fetchList(brand: string, keyOf = brand) {
  const headers = { 'x-system-token': `sandbox-${brand}` };
  const sent = await sandbox.requestData('GET', '/api/core/casino/official-addresses', { headers });
  const settings = await sandbox.requestData('GET', '/api/core/casino/settings2', {
    headers: { 'x-system-token': `sandbox-${keyOf}` },
  });
  const key = createPublicKey({
    key: { kty: 'OKP', crv: 'Ed25519', x: String(settings['officialListKey']) },
    format: 'jwk',
  });
  const text = String(sent['list']);
  const isValid = verify(null, Buffer.from(text), key, Buffer.from(String(sent['signature']), 'base64url'));
  return judgeOfficialList({ text, signature: isValid ? 'valid' : 'invalid', now: Date.parse(NOW) });
}

test('the official list is signed with the brand’s key and good for a day [MIR-01]', async () => {
  const mirrorDomain = [
    { url: 'https://curacao-mirror.test/welcome', domainId: 31, closesAt: '2026-12-01T00:00:00Z' },
  ];
  await sandbox.request('PUT', '/sandbox/settings', {
    body: { brand: 'curacao', override: { mirrorDomain } },
  });
  expect(await fetchList('curacao')).toEqual({
    status: 'verified',
    list: {
      addresses: [
        { origin: 'http://127.0.0.1:4100', closesAt: null },
        { origin: 'https://curacao-mirror.test', closesAt: Date.parse('2026-12-01T00:00:00Z') },
      ],
      issuedAt: Date.parse(NOW),
      expiresAt: Date.parse(NOW) + 24 * 3_600_000,
    },
  });
});

test('one brand’s list is nothing under another’s key [MIR-01]', async () => {
  expect((await fetchList('lulu')).status).toBe('verified');
  expect(await fetchList('curacao', 'lulu')).toEqual({ status: 'unverified', problem: 'altered' });
});

test('an address without a scheme is one of the secure web; what is no web address is left out [MIR-01]', () => {
  const settings = { loginOff: false, registrationConfigs: [] };
  const mirrors = ['m.test', 'ftp://m.test', '//', 'https://n.test:8443/x'];
  const addresses = getOfficialAddresses({
    casinoOrigin: null,
    mirrorDomain: mirrors.map((url) => ({ url, domainId: 1, settings })),
  });
  expect(addresses.map(({ origin }) => origin)).toEqual(['https://m.test', 'https://n.test:8443']);
});
