import { useLingui } from '@lingui/react/macro';
import { LoadError } from './load-error.tsx';

/** The platform did not tell the games; nothing else of the page is touched by it. */
export function GamesLoadError({ retry }: { retry(): void }) {
  const { t } = useLingui();
  const said = t({
    id: 'lobby.list.load-error',
    message: 'The games could not be loaded. Your account is not affected.',
  });
  const title = t({ id: 'search.failed', message: 'Games could not be loaded' });
  return <LoadError title={title} reason={said} retry={retry} />;
}
