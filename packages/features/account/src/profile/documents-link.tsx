import { PageLink } from '@baize/links';
import { usePage } from '@baize/page';
import { linkClass } from '@baize/ui/link';
import { Trans } from '@lingui/react/macro';

/** Leads to the player's documents, where the brand's navigation has them. */
export function DocumentsLink() {
  const isPanel = usePage().settings.navigation === 'panel';
  return (
    <PageLink to={isPanel ? 'verification2' : 'verification'} className={linkClass}>
      <Trans id="profile.documents">See your documents</Trans>
    </PageLink>
  );
}
