import type { DocumentName } from '@baize/domain/documents';
import type { Locale } from '@baize/domain/locales';
import { PlayerTestProviders } from '@baize/player/player-test-providers';
import { documentFixture } from '@baize/shell/document-fixture';
import { DocumentPage } from '@baize/shell/document-page';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { text as contacts } from './content/contacts/en.ts';
import { text as terms } from './content/terms-and-conditions/en.ts';
import { text as termsInArabic } from './content/terms-and-conditions/ar.ts';
import { text as vip } from './content/vip-club/en.ts';
import { LoyaltyGroups } from './loyalty-groups/loyalty-groups.tsx';
import { MoreDocuments } from './more-documents/more-documents.tsx';
import { ContactOptions } from './contact-options/contact-options.tsx';
import { SuppressedPage } from './suppression/suppressed-page.tsx';

interface Args {
  name: DocumentName;
  text: string;
  locale: Locale;
  chat: 'on' | 'off';
}

const meta: Meta<Args> = {
  title: 'Features/Access/Documents',
  parameters: { layout: 'fullscreen' },
  args: { locale: 'en', chat: 'on' },
  render: ({ name, text, locale, chat }) => (
    <PlayerTestProviders settings={{ showLiveChat: chat === 'on', loyaltyLevelGroupSteps: [0, 2, 4, 6] }}>
      <DocumentPage
        document={documentFixture({ name, text, locale })}
        inserts={{ ways: ContactOptions, levels: LoyaltyGroups }}
      >
        <MoreDocuments shown={name} />
      </DocumentPage>
    </PlayerTestProviders>
  ),
};
export default meta;
type Story = StoryObj<Args>;

export const Terms: Story = { args: { name: 'terms-and-conditions', text: terms } };
export const TermsOnAPhone: Story = { ...Terms, globals: { viewport: { value: 'phone' } } };
export const TermsInArabic: Story = {
  args: { name: 'terms-and-conditions', text: termsInArabic, locale: 'ar' },
  globals: { locale: 'ar' },
};
/** A language that the document is not written in: it says so and keeps its own direction. */
export const EnglishOnAnArabicPage: Story = { ...Terms, globals: { locale: 'ar' } };
export const ContactsWithChat: Story = { args: { name: 'contacts', text: contacts } };
export const ContactsWithoutChat: Story = { args: { name: 'contacts', text: contacts, chat: 'off' } };
export const VipClub: Story = { args: { name: 'vip-club', text: vip } };

/** For players to whom nothing may be offered. */
export const NothingOffered: StoryObj = {
  render: () => (
    <PlayerTestProviders viewer="player">
      <SuppressedPage
        title="Free money"
        suppression={{ reason: 'frozen', until: Date.parse('2026-12-20T12:00:00Z') }}
      />
    </PlayerTestProviders>
  ),
};
