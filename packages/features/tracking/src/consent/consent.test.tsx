import { TestProviders } from '@baize/player/test-providers';
import { markDocumentTracked } from '@baize/player/tracked-document';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { choicesOpen } from './choices-open.ts';
import { Consent } from './consent.tsx';
import { TrackingChoices } from './tracking-choices.tsx';

const KEY = 'baize.tracking-consent.stage';
const reload = vi.fn();

beforeEach(() => {
  localStorage.clear();
  reload.mockClear();
});

afterEach(() => {
  cleanup();
  choicesOpen.close();
  vi.useRealTimers();
});

function open(address = '/', askTrackingConsent = true) {
  render(
    <TestProviders url={address} settings={{ askTrackingConsent }}>
      <TrackingChoices />
      {askTrackingConsent ? <Consent reload={reload} /> : null}
    </TestProviders>,
  );
}

const question = () => screen.queryByRole('region', { name: 'May partners track this visit?' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test.each(['Accept', 'Refuse'])(
  '%s is one press, kept half a year, and not asked for again meanwhile',
  async (name) => {
    open();
    await press(name);
    expect(question()).toBeNull();
    cleanup();
    open();
    expect(question()).toBeNull();
    cleanup();
    vi.setSystemTime(Date.now() + 183 * 24 * 60 * 60_000);
    open();
    expect(question()).not.toBeNull();
  },
);

test('the foot of the page leads back to the choice, and the keyboard back to the foot', async () => {
  open();
  await press('Refuse');
  await press('Tracking choices');
  expect(question()).toBe(document.activeElement);
  expect(screen.getByText('You have refused tracking.')).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  expect(question()).toBeNull();
  expect(document.activeElement?.textContent).toBe('Tracking choices');
  expect(reload).not.toHaveBeenCalled();
});

test('where no script may run nobody is asked, but who comes for it finds the choice', async () => {
  open('/deposit');
  expect(question()).toBeNull();
  await press('Tracking choices');
  expect(question()).not.toBeNull();
});

test('a yes that is taken back brings a document without scripts, once some have run [TRK-01]', async () => {
  open();
  await press('Accept');
  await press('Tracking choices');
  await press('Accept');
  markDocumentTracked(() => null);
  await press('Tracking choices');
  expect(reload).not.toHaveBeenCalled();
  await press('Refuse');
  expect(reload).toHaveBeenCalledOnce();
  expect(localStorage.getItem(KEY)).toContain('refused');
});

test('a yes that is taken back in another tab brings this one a document without scripts too', async () => {
  open();
  await press('Accept');
  markDocumentTracked(() => null);
  const saved = localStorage.getItem(KEY) ?? '';
  act(() => {
    localStorage.setItem(KEY, saved.replace('given', 'refused'));
    window.dispatchEvent(new StorageEvent('storage', { key: KEY, storageArea: localStorage }));
  });
  expect(reload).toHaveBeenCalledOnce();
});

test('a brand that asks nobody shows neither question nor choice', () => {
  open('/', false);
  expect(question()).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
