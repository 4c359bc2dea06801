import type { Decorator, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { within } from 'storybook/test';
import { PlayerTestProviders, type PlayerTestProvidersProps } from './player-test-providers.tsx';

type ViewerParts = Omit<PlayerTestProvidersProps, 'children' | 'viewer'>;

/** Shows a story to a visitor or to a player; `createParts` makes the platform that answers, anew for each story. */
export function withViewer(
  viewer: NonNullable<PlayerTestProvidersProps['viewer']>,
  createParts: () => ViewerParts = () => ({}),
): Decorator {
  return (Story) => (
    <Viewer viewer={viewer} createParts={createParts}>
      <Story />
    </Viewer>
  );
}

interface ViewerProps extends Pick<PlayerTestProvidersProps, 'viewer'> {
  createParts(): ViewerParts;
  children: ReactNode;
}

function Viewer({ createParts, children, ...viewer }: ViewerProps) {
  const [parts] = useState(createParts);
  return (
    <PlayerTestProviders {...viewer} {...parts}>
      {children}
    </PlayerTestProviders>
  );
}

/** A play function that waits for this text on the page or in a dialog over it: what is lazy is looked at as well. */
export function waitForText(text: string | RegExp): NonNullable<StoryObj['play']> {
  return async ({ canvasElement }) => {
    await within(canvasElement.ownerDocument.body).findAllByText(text, undefined, { timeout: 10_000 });
  };
}
