import { BONUS_CODES } from '@baize/domain/errors';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { IneligibilityReasons } from './ineligibility-reasons.tsx';

const UNTIL = '2026-11-22T23:00:00Z';
const codes = Object.keys(BONUS_CODES);

const meta = {
  title: 'Features/Rewards/Ineligibility reasons',
  component: IneligibilityReasons,
  args: { code: 'VALID_ON_DAYS', until: UNTIL },
} satisfies Meta<typeof IneligibilityReasons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OpensLater: Story = {};
export const UntoldEnd: Story = { args: { code: 'ACTIVE_BONUS', until: null } };
export const WithReference: Story = {
  args: { code: 'UNIFIED_ERROR', until: null, reference: 'BON-20261120-4F7C' },
};
export const WithoutReference: Story = { args: { code: 'UNIFIED_ERROR', until: null } };
export const UnknownCode: Story = { args: { code: 'NEW_RULE', until: null, reference: 'BON-9A01' } };
export const EveryCode: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {codes.map((code) => (
        <IneligibilityReasons
          key={code}
          code={code}
          until={null}
          reference={code === 'UNIFIED_ERROR' ? 'BON-4F7C' : null}
        />
      ))}
    </div>
  ),
};
