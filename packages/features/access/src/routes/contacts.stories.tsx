import { documentFixture } from '@baize/shell/document-fixture';
import { screenFor } from '@baize/shell/screen-story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { text } from '../content/contacts/en.ts';
import ContactsPage from './contacts.tsx';

const loaderData = documentFixture({ name: 'contacts', text });

const meta = {
  title: 'Screens/Contacts',
  component: ContactsPage,
  parameters: { layout: 'fullscreen', address: '/contacts', loaderData },
} satisfies Meta<typeof ContactsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = screenFor('visitor')(loaderData.title);
export const Player: Story = screenFor('player')(loaderData.title);
export const WithChat: Story = screenFor('visitor', () => ({ settings: { showLiveChat: true } }))(
  loaderData.title,
);
