import { TestProviders } from '@baize/player/test-providers';
import { markDocumentTracked } from '@baize/player/tracked-document';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useNavigate } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DocumentGuard, type DocumentNavigation } from './document-guard.tsx';

let left: string[] = [];

const departure: DocumentNavigation = {
  assign: (href) => void left.push(`assign ${href}`),
  replace: (href) => void left.push(`replace ${href}`),
  reload: () => void left.push('reload'),
};

beforeEach(() => {
  left = [];
  markDocumentTracked((href) => {
    if (href.startsWith('/deposit')) return href;
    return href.includes('modal=deposit') ? '/deposit' : null;
  });
});

afterEach(cleanup);

function Go({ to }: { to: string }) {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(to)}>
      go to {to}
    </button>
  );
}

function open(address = '/') {
  render(
    <TestProviders url={address}>
      <DocumentGuard departure={departure} />
      <a href="/deposit?met=card">
        <b>Deposit</b>
      </a>
      <a href="/?modal=deposit">Deposit here</a>
      <a href="/deposit" target="_blank">
        Deposit elsewhere
      </a>
      <a href="https://elsewhere.example/deposit">Elsewhere</a>
      <Go to="/deposit" />
      <Go to="/?modal=deposit" />
      <Go to="/cashback" />
    </TestProviders>,
  );
}

test('a link to the cashier loads a document, wherever on it the press is [TRK-01]', () => {
  open();
  expect(fireEvent.click(screen.getByText('Deposit'))).toBe(false);
  expect(fireEvent.click(screen.getByText('Deposit here'))).toBe(false);
  expect(left).toEqual(['assign /deposit?met=card', 'assign /deposit']);
});

test('links for another tab, to another site or with a key held are left alone', () => {
  open();
  const stop = (event: Event) => event.preventDefault();
  document.addEventListener('click', stop);
  fireEvent.click(screen.getByText('Deposit elsewhere'));
  fireEvent.click(screen.getByText('Elsewhere'));
  fireEvent.click(screen.getByText('Deposit'), { ctrlKey: true });
  document.removeEventListener('click', stop);
  expect(left).toEqual([]);
});

test('code that leads to the cashier ends in a new document too: the same address, or the page instead of the modal [TRK-01]', async () => {
  open();
  await act(async () => screen.getByText('go to /cashback').click());
  expect(left).toEqual([]);
  await act(async () => screen.getByText('go to /deposit').click());
  await act(async () => screen.getByText('go to /?modal=deposit').click());
  expect(left).toEqual(['reload', 'replace /deposit']);
});
