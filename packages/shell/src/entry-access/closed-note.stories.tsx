import type { Meta, StoryObj } from '@storybook/react-vite';
import { Footer } from '../layouts/footer.tsx';
import { PlayerTestProviders } from '../testing/player-test-providers.tsx';
import { ClosedFooterNote } from '../layouts/closed-footer-note.tsx';
import { ClosedNote } from './closed-note.tsx';

const meta = {
  title: 'Features/Shell/Closed domain',
  decorators: [
    (Story) => (
      <PlayerTestProviders>
        <Story />
      </PlayerTestProviders>
    ),
  ],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const CLOSED =
  'Registration is closed at this hour. It opens Sat 21 Nov, 23:00 your time (Sat 21 Nov, 22:00 UTC).';
const OFF = 'Log-in is switched off on this domain. Please use the main site.';

const atFooter = (reasons: readonly string[]): Story => ({
  parameters: { layout: 'fullscreen' },
  render: () => (
    <>
      <Footer />
      <ClosedFooterNote reasons={reasons} />
    </>
  ),
});

export const InPlaceOfAControl: Story = { render: () => <ClosedNote reason={CLOSED} /> };
export const BothAtTheFooter = atFooter([CLOSED, OFF]);
export const LoginOffAtTheFooter = atFooter([OFF]);
export const NothingClosedAtTheFooter = atFooter([]);
