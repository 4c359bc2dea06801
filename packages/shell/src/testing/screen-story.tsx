import { findTheme } from '@baize/ui/all-themes';
import type { Decorator, StoryObj } from '@storybook/react-vite';
import { lazy, Suspense, useMemo, type ReactNode } from 'react';
import { within } from 'storybook/test';
import { PlayerTestProviders, type PlayerTestProvidersProps } from '@baize/player/player-test-providers';
import {
  useChosenNavigation,
  findStoryPlatform,
  findStoryViewer,
  type Viewer,
} from '@baize/player/story-choices';

/** Makes what a screen needs beside its viewer: a platform that answers, a player, parts of the brand of this name. */
export type CreateScreenParts = (brandName: string) => Omit<PlayerTestProvidersProps, 'children' | 'viewer'>;

/** Shows a story to a visitor or to a player; the parts are made anew for each story. */
export function withViewer(viewer: Viewer, createParts: CreateScreenParts = () => ({})): Decorator {
  return (Story, { globals }) => (
    <ScreenProviders viewer={viewer} createParts={createParts} brandName={String(globals['brand'])}>
      <Story />
    </ScreenProviders>
  );
}

interface ScreenProvidersProps {
  viewer: Viewer;
  createParts: CreateScreenParts;
  brandName: string;
  children: ReactNode;
}

function ScreenProviders({ viewer, createParts, brandName, children }: ScreenProvidersProps) {
  const parts = useMemo(() => createParts(brandName), [createParts, brandName]);
  const navigation = useChosenNavigation();
  if (navigation === null)
    return (
      <PlayerTestProviders viewer={viewer} {...parts}>
        {children}
      </PlayerTestProviders>
    );
  const Layout = LAYOUTS[navigation];
  const Logo = findTheme(brandName)?.Logo;
  return (
    <PlayerTestProviders
      viewer={viewer}
      {...parts}
      brand={{ ...parts.brand, ...(Logo ? { Logo } : null) }}
      settings={{ ...parts.settings, navigation, brandName: 'Baize' }}
    >
      <Suspense>
        <Layout>{children}</Layout>
      </Suspense>
    </PlayerTestProviders>
  );
}

/** Only fetched where a reviewer asks for a layout: the stories themselves are the pages alone. */
const LAYOUTS = {
  basic: lazy(async () => ({ default: (await import('../layouts/basic-layout.tsx')).BasicLayout })),
  panel: lazy(async () => ({ default: (await import('../layouts/panel-layout.tsx')).PanelLayout })),
};

/** A screen as one viewer has it, tested once this text is there: by then what is lazy has come. */
export function screenFor(viewer: Viewer, createParts?: CreateScreenParts) {
  return (text: string | RegExp): Pick<StoryObj, 'decorators' | 'play'> => ({
    decorators: [withViewer(viewer, createParts)],
    play: async ({ canvasElement, globals }) => {
      if (isReplaced(globals)) return;
      await within(canvasElement).findAllByText(text, undefined, PATIENCE);
    },
  });
}

/** A dialog as an address opens it, tested once this text is in it. */
export function dialogAt(address: string, text: string | RegExp): Pick<StoryObj, 'parameters' | 'play'> {
  return {
    parameters: { address },
    play: async ({ canvasElement, globals }) => {
      if (isReplaced(globals)) return;
      const page = within(canvasElement.ownerDocument.body);
      const dialog = await page.findByRole('dialog', undefined, PATIENCE);
      await within(dialog).findAllByText(text, undefined, PATIENCE);
    },
  };
}

/** A screen whose platform fails, tested once it says so. */
export function whenFailed(text: string | RegExp): Pick<StoryObj, 'globals' | 'play'> {
  return {
    globals: { platform: 'failed' },
    play: async ({ canvasElement }) => {
      await within(canvasElement).findAllByText(text, undefined, PATIENCE);
    },
  };
}

/** Whether the story is shown to another viewer, or with another platform, than its texts are of. */
function isReplaced(globals: Record<string, unknown>): boolean {
  return findStoryViewer(globals['viewer']) !== null || findStoryPlatform(globals['platform']) !== null;
}

/** The first story of a file also waits for the modules it loads. */
const PATIENCE = { timeout: 10_000 };
