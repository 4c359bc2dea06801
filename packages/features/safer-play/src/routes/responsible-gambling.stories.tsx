import { documentFixture } from '@baize/shell/document-fixture';
import { screenFor } from '@baize/shell/screen-story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { text as arabic } from '../content/ar.ts';
import { text } from '../content/en.ts';
import { helpCountries } from '../help/countries.ts';
import { limitsParts } from '../testing/limits-parts.ts';
import ResponsibleGamblingPage from './responsible-gambling.tsx';

const name = 'responsible-gambling';

const meta = {
  title: 'Screens/Responsible gambling',
  component: ResponsibleGamblingPage,
  parameters: {
    layout: 'fullscreen',
    address: '/responsible-gambling',
    loaderData: { document: documentFixture({ name, text }), countries: helpCountries('en') },
  },
} satisfies Meta<typeof ResponsibleGamblingPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const { title } = documentFixture({ name, text });

export const Visitor: Story = screenFor('visitor')(title);
export const Player: Story = screenFor('player', limitsParts)(title);
/** What the market's rules promise: other lengths, other waits, a panic button. */
export const InGermany: Story = {
  ...screenFor('visitor')(/7 days later/),
  parameters: {
    loaderData: { document: documentFixture({ name, text, market: 'de' }), countries: helpCountries('en') },
  },
};
export const InArabic: Story = {
  ...screenFor('visitor')(documentFixture({ name, text: arabic }).title),
  globals: { locale: 'ar' },
  parameters: {
    loaderData: {
      document: documentFixture({ name, text: arabic, locale: 'ar' }),
      countries: helpCountries('ar'),
    },
  },
};
