import { pageColumn } from '@baize/page/page-column';
import { PageHead } from '@baize/page/page-head';
import { loadDeferredMessages } from '@baize/shell/deferred-messages';
import type { PageHandle } from '@baize/shell/page-handle';
import { Card } from '@baize/ui/card';
import { Trans, useLingui } from '@lingui/react/macro';
import { lazy } from 'react';
import { DialogSkeleton } from '../dialog/dialog-skeleton.tsx';
import { PlayerOnly } from '../dialog/player-only.tsx';
import { CloseAccountCard } from '../limits/close-account-card.tsx';
import { ExclusionCard } from '../limits/exclusion-card.tsx';
import * as css from '../limits/limits.css.ts';

// Nothing of this page is drawn without its words.
await loadDeferredMessages();

const FreezeForm = lazy(async () => ({ default: (await import('../exclusion/freeze-form.tsx')).FreezeForm }));

export const handle: PageHandle = { words: 'later' };

/** A break as the market offers them, and the way to self-exclusion (LIM-05). */
export default function FreezePage() {
  const { t } = useLingui();
  const title = t({ id: 'safer-play.break', message: 'Take a break' });
  const lead = t({
    id: 'freeze.page.lead',
    message:
      'A break freezes the account for some days and then ends by itself. You can withdraw all the while.',
  });
  return (
    <div className={`${pageColumn} ${css.page}`}>
      <PageHead title={title} description={lead} />
      <header>
        <h1 className={css.title}>{title}</h1>
        <p className={css.lead}>{lead}</p>
      </header>
      <div className={css.beside}>
        <Card className={css.card}>
          <PlayerOnly
            fallback={<DialogSkeleton />}
            visitor={
              <Trans id="freeze.visitor">A break belongs to an account. Log in and choose its days.</Trans>
            }
          >
            <FreezeForm initialDays={null} />
          </PlayerOnly>
        </Card>
        <div className={css.stack}>
          <ExclusionCard />
          <CloseAccountCard />
        </div>
      </div>
    </div>
  );
}
