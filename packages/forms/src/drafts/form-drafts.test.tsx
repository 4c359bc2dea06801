import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { drafts } from './draft-store.ts';
import { useDraft, useHasDrafts } from './form-drafts.ts';

afterEach(() => {
  cleanup();
  drafts.discardAll();
});

function ProfileForm() {
  const draft = useDraft('profile', { secret: ['answer'] });
  const typed = (name: string) => {
    const value = draft.values?.[name];
    return typeof value === 'string' ? value : '';
  };
  return (
    <form
      onChange={({ currentTarget }) => draft.save(Object.fromEntries(new FormData(currentTarget)))}
      onSubmit={(event) => {
        event.preventDefault();
        draft.discard();
      }}
    >
      <input name="city" aria-label="City" defaultValue={typed('city')} />
      <input name="password" aria-label="Password" defaultValue={typed('password')} />
      <input name="cardNumber" aria-label="Card" defaultValue={typed('cardNumber')} />
      <input name="answer" aria-label="Answer" defaultValue={typed('answer')} />
      <button type="submit">Save</button>
    </form>
  );
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

/** The player of an id types, and the form goes as it does when a session ends. */
async function typedBy(player: string) {
  act(() => drafts.setOwner(player));
  const { unmount } = render(<ProfileForm />);
  const user = userEvent.setup();
  for (const name of ['City', 'Password', 'Card', 'Answer']) await user.type(field(name), `my ${name}`);
  return { user, unmount };
}

test('what a player typed stands in the form again after a forced login', async () => {
  const { unmount } = await typedBy('7');
  unmount();
  act(() => drafts.setOwner('7'));
  render(<ProfileForm />);
  expect(field('City').value).toBe('my City');
});

test('passwords, card data and what the form calls secret are never kept', async () => {
  await typedBy('7');
  const { values } = renderHook(() => useDraft('profile')).result.current;
  expect(values).toEqual({ city: 'my City' });
  expect(sessionStorage.getItem('baize.form-drafts')).not.toMatch(/my (Password|Card|Answer)/);
});

test('another player finds nothing of it', async () => {
  const { unmount } = await typedBy('7');
  unmount();
  act(() => drafts.setOwner('8'));
  render(<ProfileForm />);
  expect(field('City').value).toBe('');
});

test('what a visitor typed goes with them into their account', () => {
  drafts.save('question', { text: 'How do I …' });
  drafts.setOwner('7');
  expect(drafts.get('question')).toEqual({ text: 'How do I …' });
});

test('a form that was sent, or emptied, is kept no more', async () => {
  const { user } = await typedBy('7');
  const kept = renderHook(() => useHasDrafts()).result;
  expect(kept.current).toBe(true);
  await user.clear(field('City'));
  expect(kept.current).toBe(false);
  await user.type(field('City'), 'Delft');
  await user.click(screen.getByText('Save'));
  expect(kept.current).toBe(false);
});

test('a store that was tampered with is no draft', () => {
  sessionStorage.setItem('baize.form-drafts', '{"owner":7,"forms":{"profile":"x","other":{"a":1}}}');
  expect(drafts.get('profile')).toBeNull();
  expect(drafts.get('other')).toEqual({ a: 1 });
});
