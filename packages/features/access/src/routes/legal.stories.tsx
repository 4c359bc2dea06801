import type { DocumentName } from '@baize/domain/documents';
import { documentFixture } from '@baize/shell/document-fixture';
import { screenFor } from '@baize/shell/screen-story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { text as amlPolicy } from '../content/aml-policy/en.ts';
import { text as bonusTerms } from '../content/bonus-terms/en.ts';
import { text as refundPolicy } from '../content/kyc-refund-policy/en.ts';
import { text as legalUse } from '../content/legal-use-of-website/en.ts';
import { text as privacyPolicy } from '../content/privacy-policy/en.ts';
import { text as terms } from '../content/terms-and-conditions/en.ts';
import LegalPage from './legal.tsx';

const meta = {
  title: 'Screens/Legal',
  component: LegalPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LegalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page is the same for visitors and players. */
function documentStory(name: DocumentName, text: string): Story {
  const loaderData = documentFixture({ name, text });
  return { ...screenFor('visitor')(loaderData.title), parameters: { address: `/${name}`, loaderData } };
}

export const Terms = documentStory('terms-and-conditions', terms);
export const PrivacyPolicy = documentStory('privacy-policy', privacyPolicy);
export const AmlPolicy = documentStory('aml-policy', amlPolicy);
export const RefundPolicy = documentStory('kyc-refund-policy', refundPolicy);
export const BonusTerms = documentStory('bonus-terms', bonusTerms);
export const LegalUse = documentStory('legal-use-of-website', legalUse);
