import { pageColumn } from '@baize/page/page-column';
import { PageHead } from '@baize/page/page-head';
import { Button } from '@baize/ui/button';
import { EmptyState } from '@baize/ui/empty-state';
import { Illustration } from '@baize/ui/illustration';
import { useLingui } from '@lingui/react/macro';
import { useRevalidator } from 'react-router';

/** The platform does not say what the game is: that is no missing game, and it can be asked again. */
export function GameLoadError() {
  const { t } = useLingui();
  const { state, revalidate } = useRevalidator();
  const title = t({ id: 'game.load-error.title', message: 'This game could not be loaded' });
  return (
    <div className={pageColumn}>
      <PageHead title={title} />
      <EmptyState
        heading="h1"
        illustration={<Illustration name="failed" />}
        title={title}
        action={
          <Button variant="secondary" pending={state === 'loading'} onClick={() => void revalidate()}>
            {t({ id: 'msg.try.again', message: 'Try again' })}
          </Button>
        }
      >
        {t({ id: 'game.load-error.text', message: 'The platform did not answer. Nothing was staked.' })}
      </EmptyState>
    </div>
  );
}
