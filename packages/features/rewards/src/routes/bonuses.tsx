import { pageColumn } from '@baize/page/page-column';
import { PageHead } from '@baize/page/page-head';
import type { PageHandle } from '@baize/shell/page-handle';
import { useLingui } from '@lingui/react/macro';
import { ViewerBonuses } from '../bonuses/page/viewer-bonuses.tsx';
import * as styles from '../bonuses/page/bonuses-page.css.ts';

export const handle: PageHandle = { reads: ['bonuses', 'active-bonuses', 'offered-bonuses'] };

/** The player's bonuses: what runs, what waits, what was, and what it all means for their money. */
export default function BonusesPage() {
  const { t } = useLingui();
  const title = t({ id: 'bonus.page.title', message: 'My bonuses' });
  const lead = t({
    id: 'bonus.page.lead',
    message: 'Your bonuses, what they lock and what you can withdraw.',
  });
  return (
    <div className={`${pageColumn} ${styles.page}`}>
      <PageHead title={title} description={lead} />
      <header>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      <ViewerBonuses />
    </div>
  );
}
