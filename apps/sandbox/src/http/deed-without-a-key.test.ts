import { expect, test } from 'vitest';
import { SAMPLES } from '@baize/api/samples';
import { sandboxUnderTest } from '../testing/sandbox-under-test.ts';

const sandbox = sandboxUnderTest();

test('whatever moves money or gives a reward is refused without a key, and told which header is missing', async () => {
  await sandbox.reset();
  const token = await sandbox.logIn('depositor');
  const before = await sandbox.send('GET', '/sandbox/ledger?persona=depositor');
  const deeds = SAMPLES.filter(({ call }) => call.sentOnce);
  expect(deeds.map(({ call }) => call.name)).toEqual(
    expect.arrayContaining(['deposit', 'withdraw', 'coupon']),
  );
  for (const { call, ask } of deeds) {
    const query = new URLSearchParams(
      Object.entries(ask.query ?? {}).map(([name, part]) => [name, `${part}`]),
    );
    const refused = await fetch(`${sandbox.url}${call.path}?${query.toString()}`, {
      method: call.method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(ask.body),
    });
    expect([call.name, refused.status, await refused.json()]).toMatchObject([
      call.name,
      400,
      { errors: { 'Idempotency-Key': 'form.validation.invalid.required' } },
    ]);
  }
  expect((await sandbox.send('GET', '/sandbox/ledger?persona=depositor')).body).toEqual(before.body);
});
