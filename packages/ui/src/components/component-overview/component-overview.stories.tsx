import type { Meta, StoryObj } from '@storybook/react-vite';
import * as styles from './component-overview.css.ts';
import { OverviewButtons, OverviewFields } from './overview-controls.tsx';
import { OverviewLabels, OverviewTextStyles } from './overview-labels.tsx';
import { OverviewCards, OverviewEmptyStates, OverviewAlerts } from './overview-surfaces.tsx';

const meta = { title: 'Foundations/Component sheet', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The whole kit on one page, to be laid beside the art direction. */
export const AllComponents: Story = {
  render: () => (
    <main className={styles.overview}>
      <div className={styles.pair}>
        <OverviewTextStyles />
        <OverviewLabels />
      </div>
      <OverviewButtons />
      <OverviewFields />
      <OverviewCards />
      <OverviewAlerts />
      <OverviewEmptyStates />
    </main>
  ),
};
