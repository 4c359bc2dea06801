import { VisuallyHidden } from '@baize/ui/visually-hidden';
import { useLingui } from '@lingui/react/macro';
import { PageLink } from '@baize/links';
import { useBrand } from '@baize/page/brand';
import { logo } from './layout.css.ts';

/** The brand's mark, which leads to the root page. */
export function HomeLink() {
  const { t } = useLingui();
  const { Logo } = useBrand();
  return (
    <PageLink to="root" className={logo}>
      <Logo />
      <VisuallyHidden>{t({ id: 'nav.home', message: 'To the lobby' })}</VisuallyHidden>
    </PageLink>
  );
}
