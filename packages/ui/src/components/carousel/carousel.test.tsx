import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Carousel } from './carousel.tsx';

class Unobserving {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

let calm = false;

beforeEach(() => {
  vi.useFakeTimers();
  calm = false;
  vi.stubGlobal('IntersectionObserver', Unobserving);
  vi.stubGlobal('ResizeObserver', Unobserving);
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: calm && query.includes('reduced-motion'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function shown(): number {
  const dots = screen.getAllByRole('button', { name: /Show picture/ });
  return dots.findIndex((dot) => dot.hasAttribute('aria-current')) + 1;
}

function pass(seconds: number): void {
  act(() => {
    vi.advanceTimersByTime(seconds * 1000);
  });
}

function carousel(): HTMLElement {
  render(
    <Carousel
      labels={{
        label: 'Featured',
        roleDescription: 'carousel',
        pause: 'Pause',
        play: 'Play',
        slide: (index, count) => `${index} of ${count}`,
        goTo: (index) => `Show picture ${index}`,
      }}
      slides={[
        { id: 'quay', content: 'Quay' },
        { id: 'night', content: 'Night' },
        { id: 'dawn', content: 'Dawn' },
      ]}
    />,
  );
  return screen.getByText('Quay');
}

test('The next picture comes every three seconds', () => {
  carousel();
  expect(shown()).toBe(1);
  pass(3);
  expect(shown()).toBe(2);
});

test('The pictures rest while they are pointed at', () => {
  const quay = carousel();
  fireEvent.pointerEnter(quay);
  pass(30);
  expect(shown()).toBe(1);
});

test('The pictures rest while the pause button holds, and go on with play', () => {
  carousel();
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  pass(30);
  expect(shown()).toBe(1);
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  pass(3);
  expect(shown()).toBe(2);
});

test('The pictures rest in a hidden tab', () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  carousel();
  pass(30);
  expect(shown()).toBe(1);
});

test('Where less movement is asked for nothing moves by itself', () => {
  calm = true;
  carousel();
  pass(30);
  expect(shown()).toBe(1);
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
});

test('Arrow keys in the controls choose the neighbour', () => {
  carousel();
  fireEvent.keyDown(screen.getByRole('button', { name: 'Show picture 1' }), { key: 'ArrowLeft' });
  expect(shown()).toBe(3);
});
