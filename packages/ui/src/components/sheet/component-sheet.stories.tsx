import type { Meta, StoryObj } from '@storybook/react-vite';
import * as styles from './component-sheet.css.ts';
import { SheetButtons, SheetFields } from './sheet-controls.tsx';
import { SheetLabels, SheetType } from './sheet-labels.tsx';
import { SheetCards, SheetEmpty, SheetNotices } from './sheet-surfaces.tsx';

const meta = { title: 'Sheets/Component sheet', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The whole kit on one page, to be laid beside the art direction. */
export const AllComponents: Story = {
  render: () => (
    <main className={styles.sheet}>
      <div className={styles.pair}>
        <SheetType />
        <SheetLabels />
      </div>
      <SheetButtons />
      <SheetFields />
      <SheetCards />
      <SheetNotices />
      <SheetEmpty />
    </main>
  ),
};
