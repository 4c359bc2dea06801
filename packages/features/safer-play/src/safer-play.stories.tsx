import type { Meta, StoryObj } from '@storybook/react-vite';
import { FooterSaferPlay } from './footer/footer-safer-play.tsx';
import ResponsibleGamblingPage from './routes/responsible-gambling.tsx';

const meta: Meta = { title: 'Safer play/Pages' };
export default meta;

export const FooterRow: StoryObj = { render: () => <FooterSaferPlay /> };
export const ResponsibleGambling: StoryObj = { render: () => <ResponsibleGamblingPage /> };
