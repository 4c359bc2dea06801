import { expect, test } from 'vitest';
import { FIXTURES } from '@baize/api/fixtures';
import { connectTestSandbox } from '../testing/test-sandbox.ts';

const sandbox = connectTestSandbox();

test('whatever moves money or gives a reward is refused without a key, and told which header is missing', async () => {
  await sandbox.reset();
  const token = await sandbox.logIn('depositor');
  const before = await sandbox.request('GET', '/sandbox/ledger?persona=depositor');
  const actions = FIXTURES.filter(({ endpoint }) => endpoint.requiresIdempotencyKey);
  expect(actions.map(({ endpoint }) => endpoint.name)).toEqual(
    expect.arrayContaining(['deposit', 'withdraw', 'coupon']),
  );
  for (const { endpoint, request } of actions) {
    const query = new URLSearchParams(
      Object.entries(request.query ?? {}).map(([name, part]) => [name, `${part}`]),
    );
    const refused = await fetch(`${sandbox.url}${endpoint.path}?${query.toString()}`, {
      method: endpoint.method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(request.body),
    });
    expect([endpoint.name, refused.status, await refused.json()]).toMatchObject([
      endpoint.name,
      400,
      { errors: { 'Idempotency-Key': 'form.validation.invalid.required' } },
    ]);
  }
  expect((await sandbox.request('GET', '/sandbox/ledger?persona=depositor')).body).toEqual(before.body);
});
