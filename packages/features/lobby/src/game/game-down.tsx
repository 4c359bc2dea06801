import { pageColumn } from '@baize/shell/page-column';
import { PageHead } from '@baize/shell/page-head';
import { Button } from '@baize/ui/button';
import { PlaceArt } from '@baize/ui/place-art';
import { EmptyState } from '@baize/ui/empty-state';
import { useLingui } from '@lingui/react/macro';
import { useRevalidator } from 'react-router';

/** The platform does not say what the game is: that is no missing game, and it can be asked again. */
export function GameDown() {
  const { t } = useLingui();
  const { state, revalidate } = useRevalidator();
  const title = t({ id: 'game.down.title', message: 'This game could not be loaded' });
  return (
    <div className={pageColumn}>
      <PageHead title={title} />
      <EmptyState
        heading="h1"
        picture={<PlaceArt place="failed" />}
        title={title}
        action={
          <Button variant="secondary" pending={state === 'loading'} onClick={() => void revalidate()}>
            {t({ id: 'msg.try.again', message: 'Try again' })}
          </Button>
        }
      >
        {t({ id: 'game.down.text', message: 'The platform did not answer. Nothing was staked.' })}
      </EmptyState>
    </div>
  );
}
