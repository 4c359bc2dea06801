import { pageColumn } from '@baize/page/page-column';
import { TestProviders, type TestProvidersProps } from '@baize/player/test-providers';
import { act, cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Hero } from './hero.tsx';
import { LandingHero } from './landing-hero.tsx';

// The further slides come when the page has settled.
configure({ asyncUtilTimeout: 5_000 });

let calm = false;

beforeEach(() => {
  calm = false;
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

const slide = (id: string) => ({
  id,
  title: { id: `stage.${id}`, message: `Slide ${id}` },
  lead: { id: `stage.${id}.lead`, message: 'More of it' },
  action: { label: { id: `stage.${id}.see`, message: `See ${id}` }, to: { page: 'cashback' as const } },
  src: 'data:,',
});

const HERO = {
  title: { id: 'stage.title', message: 'Own slide' },
  lead: { id: 'stage.lead', message: 'Lead' },
  layout: 'wide' as const,
  markup: '',
  src: 'data:,',
};

const slides = async () => ({ slides: [slide('two'), slide('three')] });

/** Shows the hero and waits, in real time, until what turns has come; from then on time stands. */
async function showTurning(stage: Partial<TestProvidersProps> = {}) {
  render(
    <TestProviders brand={{ hero: { ...HERO, slides } }} {...stage}>
      <Hero />
    </TestProviders>,
  );
  fireEvent.scroll(window);
  const next = await screen.findByRole('button', { name: 'Next slide' });
  // The roles are the last thing that is set up.
  await screen.findByRole('region', { name: 'Highlights' });
  vi.useFakeTimers();
  return next;
}

/** Starts the clock of the pictures anew inside the standing time. */
function settle(): void {
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
}

function shown(): string | null {
  const [title] = screen
    .getAllByRole('heading', { level: 1, hidden: true })
    .filter((heading) => heading.closest('[inert]') === null);
  return title?.textContent ?? null;
}

function pass(seconds: number): void {
  act(() => {
    vi.advanceTimersByTime(seconds * 1000);
  });
}

test('the brand’s own slide stands first, and one slide alone is no carousel', async () => {
  render(
    <TestProviders brand={{ hero: HERO }}>
      <Hero />
    </TestProviders>,
  );
  await act(async () => {});
  expect(shown()).toBe('Own slide');
  expect(screen.queryByRole('region')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
});

test('nothing turns and nothing of it is loaded while nobody touches the page [NAV-14]', async () => {
  vi.useFakeTimers();
  const load = vi.fn(slides);
  render(
    <TestProviders brand={{ hero: { ...HERO, slides: load } }}>
      <Hero />
    </TestProviders>,
  );
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(load).not.toHaveBeenCalled();
  fireEvent.pointerDown(document.body);
  await act(() => vi.advanceTimersByTimeAsync(4_000));
  expect(load).toHaveBeenCalledOnce();
});

test('the next slide comes every three seconds, and after the last the first again [NAV-14]', async () => {
  await showTurning();
  settle();
  pass(2.9);
  expect(shown()).toBe('Own slide');
  pass(0.2);
  expect(shown()).toBe('Slide two');
  pass(3);
  expect(shown()).toBe('Slide three');
  pass(3);
  expect(shown()).toBe('Own slide');
});

test('the slides rest while they are pointed at, and while the keyboard is on them [NAV-14]', async () => {
  const next = await showTurning();
  const stage = screen.getByRole('region', { name: 'Highlights' });
  settle();
  fireEvent(stage, new Event('pointerenter'));
  pass(30);
  expect(shown()).toBe('Own slide');
  fireEvent(stage, new Event('pointerleave'));
  act(() => next.focus());
  pass(30);
  expect(shown()).toBe('Own slide');
  act(() => next.blur());
  pass(3);
  expect(shown()).toBe('Slide two');
});

test('the slides rest in a hidden tab and under an open modal [NAV-14]', async () => {
  await showTurning({ url: '/?modal=login' });
  settle();
  pass(30);
  expect(shown()).toBe('Own slide');
  cleanup();
  vi.useRealTimers();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await showTurning();
  settle();
  pass(30);
  expect(shown()).toBe('Own slide');
});

test('where less movement is asked for nothing turns by itself, and the buttons still do [NAV-14]', async () => {
  calm = true;
  const next = await showTurning();
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
  pass(30);
  expect(shown()).toBe('Own slide');
  fireEvent.click(next);
  expect(shown()).toBe('Slide two');
});

test('the buttons turn both ways, what is not shown cannot be reached, and each slide says its place', async () => {
  const next = await showTurning();
  fireEvent.click(screen.getByRole('button', { name: 'Previous slide' }));
  expect(shown()).toBe('Slide three');
  expect(screen.getByText('See two').closest('[inert]')).not.toBeNull();
  expect(screen.getByText('See three').closest('[inert]')).toBeNull();
  fireEvent.click(next);
  expect(shown()).toBe('Own slide');
  expect(screen.getByRole('region', { name: 'Highlights' }).getAttribute('aria-roledescription')).toBe(
    'carousel',
  );
  expect(screen.getAllByRole('group', { hidden: true }).map((one) => one.getAttribute('aria-label'))).toEqual(
    ['2 of 3', '3 of 3', '1 of 3'],
  );
});

/** A finger drawn over the pictures, or over what stands among them. */
function draw(by: { x: number; y: number }, over: Element = screen.getByRole('region')): void {
  const finger = (x: number, y: number) => ({ identifier: 1, target: over, clientX: x, clientY: y });
  fireEvent.touchStart(over, { touches: [finger(200, 200)] });
  fireEvent.touchEnd(over, { changedTouches: [finger(200 + by.x, 200 + by.y)] });
}

test('a finger drawn across turns the slides, one drawn along the page does not', async () => {
  await showTurning();
  draw({ x: -80, y: 10 });
  expect(shown()).toBe('Slide two');
  draw({ x: 80, y: -10 });
  expect(shown()).toBe('Own slide');
  draw({ x: -80, y: 90 });
  draw({ x: -20, y: 0 });
  draw({ x: -80, y: 0 }, screen.getByRole('button', { name: 'Pause' }));
  expect(shown()).toBe('Own slide');
});

test('where the language runs the other way, so does the finger', async () => {
  await showTurning({ locale: 'ar', url: '/ar' });
  draw({ x: 80, y: 0 });
  expect(shown()).toBe('Slide two');
});

test('slides that cannot be loaded leave the first one standing', async () => {
  const lost = vi.fn(() => Promise.reject(new Error('lost')));
  render(
    <TestProviders brand={{ hero: { ...HERO, slides: lost } }}>
      <Hero />
    </TestProviders>,
  );
  fireEvent.scroll(window);
  await vi.waitFor(() => expect(lost).toHaveBeenCalled(), 5_000);
  await act(async () => {});
  expect(shown()).toBe('Own slide');
  expect(screen.queryByRole('button', { name: 'Next slide' })).toBeNull();
});

test.each([
  ['wide', 'basic', false],
  ['wide', 'panel', true],
  ['card', 'basic', true],
] as const)(
  'on a landing page a %s hero under %s navigation stands in the column: %s',
  (layout, navigation, inColumn) => {
    const { container } = render(
      <TestProviders brand={{ hero: { ...HERO, layout } }} settings={{ navigation }}>
        <LandingHero />
      </TestProviders>,
    );
    // A wide one goes from edge to edge, its words alone stand in the column.
    expect(container.firstElementChild?.className === pageColumn).toBe(inColumn);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Own slide');
  },
);
