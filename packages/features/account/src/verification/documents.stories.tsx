import { PlayerProviders } from '@baize/player/player-providers';
import { PlayerTestProviders } from '@baize/player/player-test-providers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent } from 'storybook/test';
import { createFakeAccountApi, DOCUMENTS, completePlayerFixture, ok } from '../testing/fake-account.ts';
import { PlayerDocuments } from './player-documents.tsx';

interface Args {
  documents: readonly object[] | null;
  deposits: number;
}

const meta: Meta<Args> = {
  title: 'Features/Account/Verification',
  parameters: { layout: 'padded' },
  args: { documents: DOCUMENTS, deposits: 1 },
  render: ({ documents, deposits }) => (
    <PlayerTestProviders
      viewer="player"
      player={{ ...completePlayerFixture(), depositCount: deposits }}
      api={
        createFakeAccountApi({
          'get-documents': () => (documents ? ok({ documents }) : Response.json({}, { status: 422 })),
        }).api
      }
    >
      <PlayerProviders>
        <PlayerDocuments />
      </PlayerProviders>
    </PlayerTestProviders>
  ),
};
export default meta;
type Story = StoryObj<Args>;

export const Underway: Story = {};
export const NothingSent: Story = { args: { documents: [] } };
export const BeforeTheFirstDeposit: Story = { args: { documents: [], deposits: 0 } };
export const NotRead: Story = { args: { documents: null } };
export const WrongFile: Story = {
  play: async () => {
    const [place] = await screen.findAllByLabelText(/^File: Proof of address/);
    if (place) await fireEvent.change(place, { target: { files: [new File(['x'], 'bill.docx')] } });
    await screen.findByRole('alert');
  },
};
/** What is being checked is not lost by one press. */
export const DeleteQuestion: Story = {
  args: { documents: [{ ...DOCUMENTS[1], status: 'pending', reason: null }] },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Delete / }));
    await expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const InArabic: Story = { globals: { locale: 'ar' } };
