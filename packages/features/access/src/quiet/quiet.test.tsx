import { safetyStore } from '@baize/shell/known-safety';
import { Stage } from '@baize/shell/stage';
import { stageDocument } from '@baize/shell/stage-document';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { FreeMoney } from './free-money.tsx';

afterEach(() => {
  cleanup();
  safetyStore.set('free');
});

test.each(['excluded', 'frozen', 'limited'] as const)(
  'the free-money page says nothing of offers to whoever is %s, and leads to the withdrawal',
  (why) => {
    safetyStore.set(why);
    const found = stageDocument({
      name: 'freemoney',
      text: 'title: Free money\n\n# Spins #spins\nTwenty free spins.',
    });
    render(
      <Stage viewer="player" address="/freemoney">
        <FreeMoney found={found} />
      </Stage>,
    );
    expect(screen.getByText(/^Nothing is offered to you now/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Withdraw' })).toBeTruthy();
    expect(screen.getAllByRole('heading')).toHaveLength(1);
  },
);
