import { localizedPath, splitLocale } from '@baize/domain/locales';
import { withVariant, splitVariant } from '@baize/domain/page-paths';
import { buttonClass } from '@baize/ui/button';
import { useLingui } from '@lingui/react/macro';
import { Link, useLocation } from 'react-router';

/** The address alone tells language and variant: a page that failed early knows nothing else. */
export function BackToLobbyLink() {
  const { t } = useLingui();
  const { locale, path } = splitLocale(useLocation().pathname);
  return (
    <Link
      to={localizedPath({ path: withVariant('/', splitVariant(path).variant), locale })}
      className={buttonClass({ variant: 'secondary', size: 'medium' })}
    >
      {t({ id: 'nav.back-to-lobby', message: 'Back to the lobby' })}
    </Link>
  );
}
