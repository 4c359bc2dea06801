import { useLingui } from '@lingui/react/macro';
import { NotRead } from './not-read.tsx';

/** The platform did not tell the games; nothing else of the page is touched by it. */
export function GamesDown({ again }: { again(): void }) {
  const { t } = useLingui();
  const said = t({
    id: 'lobby.list.down',
    message: 'The casino does not answer. Nothing of yours is affected.',
  });
  const title = t({ id: 'search.failed', message: 'Games could not be loaded' });
  return <NotRead title={title} said={said} again={again} />;
}
