import { DocumentPage } from '@baize/shell/document-page';
import { documentFixture } from '@baize/shell/document-fixture';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { text } from './content/en.ts';
import { FooterSaferPlay } from './footer/footer-safer-play.tsx';
import { HelpOrganisations } from './help/help-organisations.tsx';
import { SelfCheck } from './self-check/self-check.tsx';
import { ToolButtons } from './tool-buttons/tool-buttons.tsx';

const meta: Meta = { title: 'Features/Safer play/Pages', parameters: { layout: 'fullscreen' } };
export default meta;

const COUNTRIES = [
  { code: 'DE', name: 'Germany' },
  { code: 'GB', name: 'United Kingdom' },
  { code: 'TR', name: 'Türkiye' },
];

export const FooterRow: StoryObj = { render: () => <FooterSaferPlay />, parameters: { layout: 'padded' } };

export const ResponsibleGambling: StoryObj = {
  render: () => (
    <DocumentPage
      document={documentFixture({ name: 'responsible-gambling', text })}
      inserts={{
        tools: ToolButtons,
        'self-check': SelfCheck,
        help: () => <HelpOrganisations countries={COUNTRIES} />,
      }}
    />
  ),
};
