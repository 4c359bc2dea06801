import type { DocumentName } from '@baize/domain/documents';
import type { Locale } from '@baize/domain/locales';
import { DocumentPage } from '@baize/shell/document-page';
import { PlayerStage } from '@baize/shell/player-stage';
import { stageDocument } from '@baize/shell/stage-document';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { text as contacts } from './content/contacts/en.ts';
import { text as terms } from './content/terms-and-conditions/en.ts';
import { text as termsInArabic } from './content/terms-and-conditions/ar.ts';
import { text as vip } from './content/vip-club/en.ts';
import { LoyaltyGroups } from './loyalty-groups/loyalty-groups.tsx';
import { MoreDocuments } from './more-documents/more-documents.tsx';
import { WaysToReachUs } from './ways/ways-to-reach-us.tsx';
import { Quiet } from './quiet/quiet.tsx';

interface Args {
  name: DocumentName;
  text: string;
  locale: Locale;
  chat: 'on' | 'off';
}

const meta: Meta<Args> = {
  title: 'Access/Documents',
  parameters: { layout: 'fullscreen' },
  args: { locale: 'en', chat: 'on' },
  render: ({ name, text, locale, chat }) => (
    <PlayerStage settings={{ showLiveChat: chat === 'on', loyaltyLevelGroupSteps: [0, 2, 4, 6] }}>
      <DocumentPage
        document={stageDocument({ name, text, locale })}
        inserts={{ ways: WaysToReachUs, levels: LoyaltyGroups }}
      >
        <MoreDocuments shown={name} />
      </DocumentPage>
    </PlayerStage>
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
    <PlayerStage viewer="player">
      <Quiet title="Free money" silence={{ why: 'frozen', until: Date.parse('2026-12-20T12:00:00Z') }} />
    </PlayerStage>
  ),
};
