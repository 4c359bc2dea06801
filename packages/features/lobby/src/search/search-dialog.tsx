import type { ModalProps } from '@baize/page/brand';
import { PlayerProviders } from '@baize/player/player-providers';
import { Dialog } from '@baize/ui/dialog';
import { useLingui } from '@lingui/react/macro';
import { SearchBody } from './search-body.tsx';

/** Finding a game from any page (`?modal=search`). */
export function SearchDialog({ open, close, onExited }: ModalProps) {
  const { t } = useLingui();
  return (
    <PlayerProviders>
      <Dialog
        open={open}
        onClose={close}
        onExited={onExited}
        title={t({ id: 'search.title', message: 'Find a game' })}
        closeLabel={t({ id: 'button.close', message: 'Close' })}
        width="result"
      >
        <SearchBody />
      </Dialog>
    </PlayerProviders>
  );
}
