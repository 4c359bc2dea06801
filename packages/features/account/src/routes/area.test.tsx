import { expect, test } from 'vitest';
import { loader } from './area.tsx';

const ask = (page: string) => loader({ params: { '*': page } });

test.each(['', 'limits', 'freeze-account', 'my-profile', 'transactions'])(
  'the page "%s" of the player’s area exists, not open yet',
  (page) => {
    expect(ask(page).init?.status).toBe(200);
  },
);

test.each(['nothing', 'toString', '__proto__', 'limits/deep'])(
  'an address of the area that leads nowhere is a real 404: %s',
  (page) => {
    expect(ask(page).init?.status).toBe(404);
  },
);
