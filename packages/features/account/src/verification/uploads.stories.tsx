import type { ApiClient } from '@baize/api/client';
import { ApiFailure } from '@baize/api/failure';
import { PlayerProviders } from '@baize/player/player-providers';
import { PlayerTestProviders } from '@baize/player/player-test-providers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { onlineManager } from '@tanstack/react-query';
import { fireEvent, screen } from 'storybook/test';
import { completePlayerFixture, createFakeAccountApi } from '../testing/fake-account.ts';
import { PlayerDocuments } from './player-documents.tsx';

interface Args {
  /** How the platform meets what is sent: half of it stays on its way, or it fails. */
  upload: 'half' | 'fails';
}

/** A platform that answers no upload. */
function createApi(outcome: Args['upload']): ApiClient {
  return {
    ...createFakeAccountApi().api,
    upload: (_endpoint, { file, onProgress, signal }) => {
      if (outcome === 'fails')
        return Promise.reject(new ApiFailure({ kind: 'server', path: '/', status: 500 }));
      onProgress?.({ sent: file.size / 2, total: file.size });
      const answer = Promise.withResolvers<never>();
      signal?.addEventListener('abort', () => answer.reject(signal.reason), { once: true });
      return answer.promise;
    },
  };
}

const meta: Meta<Args> = {
  title: 'Features/Account/Verification/Uploads',
  parameters: { layout: 'padded' },
  args: { upload: 'half' },
  render: ({ upload }) => (
    <PlayerTestProviders viewer="player" player={completePlayerFixture()} api={createApi(upload)}>
      <PlayerProviders>
        <PlayerDocuments />
      </PlayerProviders>
    </PlayerTestProviders>
  ),
};
export default meta;
type Story = StoryObj<Args>;

const PDF = new TextEncoder().encode('%PDF-1.7 of a story');

/** A drawn card, so that its preview shows something. */
async function drawCard(name: string): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = 160;
  canvas.height = 100;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws nothing.');
  const fill = (colour: string, ...[x, y, width, height]: [number, number, number, number]) => {
    pen.fillStyle = colour;
    pen.fillRect(x, y, width, height);
  };
  fill('#d8e6f2', 0, 0, 160, 100);
  fill('#4a7ba6', 14, 18, 44, 64);
  fill('#26415a', 74, 28, 70, 10);
  fill('#26415a', 74, 50, 52, 10);
  const drawn = Promise.withResolvers<Blob | null>();
  canvas.toBlob(drawn.resolve, 'image/png');
  const blob = await drawn.promise;
  if (!blob) throw new Error('This browser writes no png.');
  return new File([blob], name);
}

async function chooseSeveral() {
  const input = await screen.findByLabelText<HTMLInputElement>(/: Proof of address/, {
    selector: '[multiple]',
  });
  const files = [
    await drawCard('front.png'),
    new File(['x'], 'a letter with quite a long name from the office.docx'),
    new File([PDF], 'back.pdf'),
  ];
  await fireEvent.change(input, { target: { files } });
  await screen.findByText('back.pdf');
  await screen.findByRole('alert');
}

async function chooseOne() {
  const input = await screen.findByLabelText(/: Proof of address/, { selector: '[multiple]' });
  await fireEvent.change(input, { target: { files: [new File([PDF], 'gas.pdf')] } });
}

export const SeveralFilesOneRefused: Story = {
  play: async () => {
    await chooseSeveral();
    await screen.findByRole('progressbar');
  },
};

export const Failed: Story = {
  args: { upload: 'fails' },
  play: async () => {
    await chooseOne();
    await screen.findByRole('alert');
  },
};

/** The browser says that it is offline, as long as the story is looked at. */
export const WaitingForTheConnection: Story = {
  beforeEach: () => {
    let isOnline = true;
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
    const lose = () => {
      isOnline = false;
    };
    window.addEventListener('offline', lose, { capture: true });
    return () => {
      window.removeEventListener('offline', lose, { capture: true });
      Reflect.deleteProperty(navigator, 'onLine');
      // It remembers the last event it heard, and has stopped listening with the story.
      onlineManager.setOnline(true);
    };
  },
  play: async () => {
    await chooseSeveral();
    await screen.findByRole('progressbar');
    await fireEvent(window, new Event('offline'));
    await screen.findAllByText(/Waiting for the connection/, { selector: 'p' });
  },
};

export const DropTargetActive: Story = {
  play: async ({ canvasElement }) => {
    await screen.findByText('Proof of address');
    const [, box] = canvasElement.querySelectorAll('[data-drop]');
    if (!box) throw new Error('There is no box to drop on.');
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([PDF], 'gas.pdf'));
    await fireEvent(box, new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer }));
    await screen.findByText('Let go to add them here');
  },
};

export const OnAPhone: Story = { ...SeveralFilesOneRefused, globals: { viewport: { value: 'phone' } } };
export const FailedOnAPhone: Story = { ...Failed, globals: { viewport: { value: 'phone' } } };

export const InArabic: Story = { ...SeveralFilesOneRefused, globals: { locale: 'ar' } };
