import { findTheme } from '@baize/ui/all-themes';
import { vars } from '@baize/ui/contract';
import { Logo as CuracaoMark } from '@baize/ui/themes/curacao/logo';
import { Logo as LuluMark } from '@baize/ui/themes/lulu/logo';
import { Logo as WireframeMark } from '@baize/ui/themes/wireframe/logo';
import { textStyles } from '@baize/ui/text-styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import * as styles from './tokens.css.ts';

type Brand = { name: string; Mark: ComponentType; motto: string; line: string };

/** What a brand's theme holds: colour by intent, type, shape and depth. */
function Tokens({ name, Mark, motto, line }: Brand) {
  return (
    <main className={styles.sheet} data-theme={name} dir="ltr">
      <header className={styles.head}>
        <Mark />
        <p style={textStyles.small}>{motto}</p>
      </header>
      <section aria-labelledby={`${name}-colour`}>
        <h2 id={`${name}-colour`} style={textStyles.section}>
          Colour by intent
        </h2>
        <ul className={styles.swatches}>
          {Object.entries(vars.color).map(([token, value]) => (
            <li key={token}>
              <div className={styles.swatch} style={{ background: value }} />
              <span style={textStyles.micro}>{token}</span>
            </li>
          ))}
          <li>
            <div className={styles.swatch} style={{ background: vars.gradient.accent }} />
            <span style={textStyles.micro}>gradient</span>
          </li>
        </ul>
      </section>
      <div className={styles.columns}>
        <section aria-labelledby={`${name}-type`}>
          <h2 id={`${name}-type`} style={textStyles.section}>
            Type
          </h2>
          <dl className={styles.scale}>
            {Object.entries(textStyles).map(([role, style]) => (
              <div key={role} className={styles.role}>
                <dt className={styles.quiet}>{role}</dt>
                <dd style={style}>{sample(role, line)}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section aria-labelledby={`${name}-shape`}>
          <h2 id={`${name}-shape`} style={textStyles.section}>
            Shape and depth
          </h2>
          <ul className={styles.shapes}>
            {Object.entries(vars.radius).map(([token, value]) => (
              <li key={token} className={styles.shape} style={{ borderRadius: value }}>
                {token}
              </li>
            ))}
          </ul>
          <ul className={styles.shapes}>
            {Object.entries(vars.shadow).map(([token, value]) => (
              <li key={token} className={styles.depth} style={{ boxShadow: value }}>
                {token}
              </li>
            ))}
            <li className={styles.depth} style={{ boxShadow: vars.focus.ring }}>
              focus
            </li>
          </ul>
        </section>
      </div>
    </main>
  );
}

function sample(role: string, line: string): string {
  if (role === 'hero') return line;
  if (role.startsWith('amount')) return '€1,248.50';
  if (role === 'clock') return '12:41';
  if (role === 'button') return 'Deposit €25.00';
  if (role === 'pageTitle') return 'Your limits';
  if (role === 'section') return 'Popular this week';
  if (role === 'card') return 'Cashback accumulator';
  return 'Lowering works at once. Raising waits 24 hours.';
}

const meta = { title: 'Foundations/Tokens', component: Tokens } satisfies Meta<typeof Tokens>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Of the brand in the toolbar, whichever there are. */
export const ChosenBrand: Story = {
  args: {
    name: '',
    Mark: WireframeMark,
    motto: 'What this theme holds.',
    line: 'At your own pace',
  },
  render: (args, { globals }) => {
    const theme = findTheme(globals['brand']);
    return <Tokens {...args} name={theme?.name ?? ''} Mark={theme?.Logo ?? args.Mark} />;
  },
};

export const Curacao: Story = {
  args: {
    name: 'curacao',
    Mark: CuracaoMark,
    motto: 'Caribbean night. Waterfront lamps, warm on deep blue. Radius 12.',
    line: 'Harbour lights',
  },
};

export const Lulu: Story = {
  args: {
    name: 'lulu',
    Mark: LuluMark,
    motto: 'Daylight, playful. Cut paper, berry and violet on warm white. Radius 20.',
    line: 'Market is open',
  },
};

export const Wireframe: Story = {
  args: {
    name: 'wireframe',
    Mark: WireframeMark,
    motto: 'Neither brand, on purpose: whatever still has colour here is hard-coded.',
    line: 'No harbour, no market',
  },
};
