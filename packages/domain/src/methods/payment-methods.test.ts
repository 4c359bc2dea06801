import * as fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  type PaymentMethod,
  alternativeMethod,
  isCardForm,
  methodThumbnail,
  methodTitle,
  preselectMethod,
  withdrawalMethods,
} from './payment-methods.ts';
import { RUNS } from '../testing/runs.ts';

let ids = 0;
function method(own: Partial<PaymentMethod> = {}): PaymentMethod {
  ids += 1;
  return { id: ids, isActive: true, ...own };
}

describe('the card form', () => {
  test.each(['visa', 'master', 'mastercard', 'card', 'cards', 'VISA', 'MasterCard', ' Cards '])(
    'is what “%s” leads to, as name, paymentMethod or rawTitle [PAY-02]',
    (text) => {
      expect(isCardForm(method({ name: text }))).toBe(true);
      expect(isCardForm(method({ paymentMethod: text }))).toBe(true);
      expect(isCardForm(method({ rawTitle: text }))).toBe(true);
      expect(isCardForm(method({ name: 'acme-4', paymentMethod: null, rawTitle: text }))).toBe(true);
      expect(isCardForm(text)).toBe(true);
    },
  );

  test('is not what a title or a description says [PAY-02]', () => {
    expect(isCardForm(method({ title: 'Visa', description: 'card', name: 'papara' }))).toBe(false);
  });

  test.each(['papara', 'visa electron', 'giftcard', 'mastercards', '', '  ', 'toString', '__proto__'])(
    'is not what “%s” leads to [PAY-02]',
    (name) => {
      expect(isCardForm(method({ name }))).toBe(false);
      expect(isCardForm(name)).toBe(false);
    },
  );

  test('is what isCardForm says when true, and only then [PAY-02]', () => {
    expect(isCardForm(method({ isCardForm: true, name: 'papara' }))).toBe(true);
    expect(isCardForm(method({ isCardForm: false, name: 'papara' }))).toBe(false);
    expect(isCardForm(method({ isCardForm: false, name: 'visa' }))).toBe(true);
    expect(isCardForm(method({ isCardForm: 'true' as unknown as boolean }))).toBe(false);
    expect(isCardForm(method({ isCardForm: null }))).toBe(false);
  });

  test('is not what nonsense leads to [PAY-02]', () => {
    for (const nonsense of [null, undefined, 5, [], { name: 5 }, { name: {} }])
      expect(isCardForm(nonsense as unknown as PaymentMethod)).toBe(false);
  });
});

describe('after a failed deposit', () => {
  test('the first other available method is offered [PAY-07]', () => {
    const [first, second, third] = [method(), method(), method()];
    const methods = [first, second, third];
    expect(alternativeMethod({ failed: first, methods })).toBe(second);
    expect(alternativeMethod({ failed: second, methods })).toBe(first);
    expect(alternativeMethod({ failed: method(), methods })).toBe(first);
    expect(alternativeMethod({ failed: null, methods })).toBe(first);
  });

  test('the failed one is known by its id, however it is written [PAY-07]', () => {
    const failed = method({ name: 'visa' });
    const again = { ...failed, name: 'other' };
    const asText = { ...failed, id: String(failed.id) as unknown as number };
    const other = method();
    expect(alternativeMethod({ failed, methods: [again, asText, other] })).toBe(other);
  });

  test('one switched off or hidden since is passed over [PAY-07]', () => {
    const failed = method();
    const off = method({ isActive: false });
    const odd = method({ isActive: 1 as unknown as boolean });
    const hidden = method({ hidden: true });
    const unsaid: PaymentMethod = { id: 900 };
    expect(alternativeMethod({ failed, methods: [failed, off, odd, hidden, unsaid] })).toBe(unsaid);
  });

  test('nothing is offered when nothing else is there [PAY-07]', () => {
    const failed = method();
    expect(alternativeMethod({ failed, methods: [failed] })).toBeNull();
    expect(alternativeMethod({ failed, methods: [] })).toBeNull();
    expect(alternativeMethod({ failed, methods: null as unknown as PaymentMethod[] })).toBeNull();
    expect(alternativeMethod({ failed, methods: [null as unknown as PaymentMethod] })).toBeNull();
  });

  test('never is it the failed one, and always one of the list [PAY-07]', () => {
    const lists = fc.uniqueArray(fc.nat({ max: 8 }), { maxLength: 9 });
    fc.assert(
      fc.property(lists, fc.nat({ max: 8 }), (list, failedId) => {
        const methods = list.map((id) => method({ id }));
        const expected = list.find((id) => id !== failedId) ?? null;
        expect(alternativeMethod({ failed: method({ id: failedId }), methods })?.id ?? null).toBe(expected);
      }),
      RUNS,
    );
  });
});

describe('a method on screen', () => {
  test('is called by its title, else its raw title, else its name [PAY-01]', () => {
    expect(methodTitle(method({ title: 'Card', rawTitle: 'cards', name: 'visa' }))).toBe('Card');
    expect(methodTitle(method({ title: ' ', rawTitle: ' cards ', name: 'visa' }))).toBe('cards');
    expect(methodTitle(method({ title: null, name: 'visa' }))).toBe('visa');
    expect(methodTitle(method({ title: 5 as unknown as string, name: 'visa' }))).toBe('visa');
    expect(methodTitle(method({ paymentMethod: 'visa' }))).toBe('');
  });

  test('has its picture under either name [PAY-01]', () => {
    expect(methodThumbnail(method({ thumbnail_url: '/a.png', thumbnailUrl: '/b.png' }))).toBe('/a.png');
    expect(methodThumbnail(method({ thumbnailUrl: ' /b.png ' }))).toBe('/b.png');
    expect(methodThumbnail(method({ thumbnail_url: '', thumbnailUrl: '/b.png' }))).toBe('/b.png');
    expect(methodThumbnail(method({ thumbnail_url: '' }))).toBeNull();
    expect(methodThumbnail(method())).toBeNull();
  });
});

test('only methods that pay out are offered for a withdrawal [PAY-09]', () => {
  const [pays, also] = [method({ withdrawalExist: true }), method({ withdrawalExist: true })];
  const odd = method({ withdrawalExist: 'yes' as unknown as boolean });
  const list = [method(), pays, method({ withdrawalExist: false }), odd, also];
  expect(withdrawalMethods(list)).toEqual([pays, also]);
  expect(withdrawalMethods(undefined as unknown as PaymentMethod[])).toEqual([]);
});

describe('a deposit opens', () => {
  const papara = method({ id: 4, name: 'Papara' });
  const visa = method({ id: 5, name: 'VISA' });
  const crypto = method({ id: 6, name: '4', paymentMethod: 'Crypto', rawTitle: 'BTC', title: 'Bitcoin' });
  const methods = [papara, visa, crypto];

  test.each([
    ['5', visa],
    [6, crypto],
    ['papara', papara],
    [' PAPARA ', papara],
    ['crypto', crypto],
    ['btc', crypto],
    ['Bitcoin', crypto],
  ])('on the method its address names (%o) [PAY-07]', (activeMethod, expected) => {
    expect(preselectMethod({ activeMethod, methods })).toEqual({ method: expected, notice: 'ok' });
  });

  test('by id before name [PAY-07]', () => {
    expect(preselectMethod({ activeMethod: '4', methods }).method).toBe(papara);
  });

  test.each([null, undefined, '', '  '])(
    'on Visa when its address names none (%o) [PAY-03]',
    (activeMethod) => {
      expect(preselectMethod({ activeMethod, methods })).toEqual({ method: visa, notice: 'ok' });
    },
  );

  test('on the method the player paid by last, unless its address names another or it cannot be had any more', () => {
    const opened = (lastUsedId: number | null, activeMethod: string | null = null) =>
      preselectMethod({ activeMethod, lastUsedId, methods });
    expect(opened(6)).toEqual({ method: crypto, notice: 'ok' });
    expect(opened(6, 'papara')).toEqual({ method: papara, notice: 'ok' });
    expect(opened(6, 'skrill')).toEqual({ method: crypto, notice: 'unavailable' });
    expect(opened(99)).toEqual({ method: visa, notice: 'ok' });
    expect(opened(null)).toEqual({ method: visa, notice: 'ok' });
  });

  test('on Visa even beside a method without a name [PAY-07]', () => {
    const nameless: PaymentMethod = { id: 9, name: '' };
    expect(preselectMethod({ activeMethod: '', methods: [nameless, visa] })).toEqual({
      method: visa,
      notice: 'ok',
    });
    expect(preselectMethod({ activeMethod: null, methods: [nameless] })).toEqual({
      method: nameless,
      notice: 'ok',
    });
  });

  test('on the first where there is no Visa [PAY-07]', () => {
    const others = [papara, crypto];
    expect(preselectMethod({ activeMethod: null, methods: others })).toEqual({
      method: papara,
      notice: 'ok',
    });
    expect(preselectMethod({ activeMethod: 'visa', methods: others })).toEqual({
      method: papara,
      notice: 'unavailable',
    });
  });

  test('on Visa with a notice when the method named is not to be had [PAY-07]', () => {
    expect(preselectMethod({ activeMethod: 'skrill', methods })).toEqual({
      method: visa,
      notice: 'unavailable',
    });
    expect(preselectMethod({ activeMethod: 99, methods })).toEqual({ method: visa, notice: 'unavailable' });
  });

  test('on nothing when there is nothing [PAY-07]', () => {
    expect(preselectMethod({ activeMethod: null, methods: [] })).toEqual({ method: null, notice: 'ok' });
    expect(preselectMethod({ activeMethod: 'visa', methods: [] })).toEqual({
      method: null,
      notice: 'unavailable',
    });
  });

  test('with the caller’s own kind of method [PAY-07]', () => {
    type Own = PaymentMethod & { colour: string };
    const own: readonly Own[] = [];
    expectTypeOf(preselectMethod({ activeMethod: null, methods: own }).method).toEqualTypeOf<Own | null>();
    expectTypeOf(alternativeMethod({ failed: null, methods: own })).toEqualTypeOf<Own | null>();
  });
});
