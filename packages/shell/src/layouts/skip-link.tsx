import { Trans } from '@lingui/react/macro';
import { skip } from './layout.css.ts';

export function SkipLink() {
  return (
    <a href="#content" className={skip}>
      <Trans id="nav.skip">Skip to the page</Trans>
    </a>
  );
}
