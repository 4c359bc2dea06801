import type { Meta, StoryObj } from '@storybook/react-vite';
import { ClosedFooterNote } from '@baize/links/closed-footer-note';
import { ClosedNote } from '@baize/links/entry-access';
import { PlayerTestProviders } from '@baize/player/player-test-providers';
import { Footer } from '../layouts/footer.tsx';

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
const OFF = 'Log-in is off on this domain. Use another official address.';

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
