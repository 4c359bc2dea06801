import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { componentDocs } from '../component-docs.ts';
import { QrCode } from './qr-code.tsx';

const meta = {
  title: 'Components/QR code',
  parameters: componentDocs({
    use: 'beside a text that a second device should read, such as a wallet’s address.',
    avoid: 'in place of that text.',
    instead: 'Use CopyField, alone or beside it.',
    refuses: 'colours of the brand: a code needs its contrast.',
  }),
  component: QrCode,
  args: { text: 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE', label: 'QR code of the address' },
  play: async ({ canvasElement, args }) => {
    await within(canvasElement).findByRole('img', { name: args.label });
  },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Address: Story = {};

/** The most a set-up of an authenticator app or an invoice says: its modules are smaller, the square is as large. */
export const LongText: Story = {
  args: {
    text: 'otpauth://totp/Cura%C3%A7ao:marisol.rojas%40player.test?issuer=Cura%C3%A7ao&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30',
    label: 'QR code of the set-up',
  },
};
