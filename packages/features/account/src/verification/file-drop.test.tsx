import { cleanup, createEvent, fireEvent, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { chooseFiles, createFile, createPendingUploads, openDocuments } from '../testing/fake-uploads.tsx';

afterEach(cleanup);

const transfer = (types: readonly string[], ...files: readonly File[]) => ({
  dataTransfer: { types, files, dropEffect: 'none' },
});

test('files are dropped on the box, which shows that it takes them [PRF-07]', async () => {
  const { api, uploads } = createPendingUploads();
  const part = await openDocuments(api);
  const target = within(part).getByText('or drop them here');
  fireEvent.dragEnter(target, transfer(['Files']));
  expect(within(part).getByText('Let go to add them here')).toBeTruthy();
  fireEvent.dragLeave(target);
  expect(within(part).queryByText('Let go to add them here')).toBeNull();
  fireEvent.dragOver(target, transfer(['Files']));
  fireEvent.drop(target, transfer(['Files'], createFile('front.pdf'), createFile('back.docx')));
  await within(part).findByRole('progressbar', { name: 'Sending front.pdf' });
  expect(within(part).getByRole('alert').textContent).toContain('back.docx');
  expect(within(part).getByText('or drop them here')).toBeTruthy();
  expect(uploads.map(({ file }) => file.name)).toEqual(['front.pdf']);
});

test('files dropped beside the box do not replace the page; text is dropped as ever [PRF-07]', async () => {
  const part = await openDocuments(createPendingUploads().api);
  const dropOn = (element: Element, types: readonly string[]) => {
    const event = createEvent.drop(element, transfer(types));
    fireEvent(element, event);
    return event.defaultPrevented;
  };
  expect(dropOn(document.body, ['Files'])).toBe(true);
  expect(dropOn(document.body, ['text/plain'])).toBe(false);
  expect(dropOn(within(part).getByText('or drop them here'), ['text/plain'])).toBe(false);
});

test('the browser asks before the page is left only while something is on its way [PRF-07]', async () => {
  const { api } = createPendingUploads();
  const part = await openDocuments(api);
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(isAsked()).toBe(false);
  chooseFiles(part, createFile('front.pdf'));
  await within(part).findByRole('progressbar');
  expect(isAsked()).toBe(true);
  fireEvent.click(within(part).getByRole('button', { name: 'Cancel front.pdf' }));
  expect(isAsked()).toBe(false);
});
