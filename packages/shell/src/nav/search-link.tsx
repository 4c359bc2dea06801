import { useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { ModalLink } from '@baize/links';
import { SEARCH_ITEM } from './nav-items.ts';

/** The way to the search over any page (look §9): an icon, or what looks like the field where there is room. */
export function SearchLink({ variant, className }: { variant: 'icon' | 'field'; className: string }) {
  const { t, i18n } = useLingui();
  const field = variant === 'field';
  const name = field
    ? t({ id: 'search.label', message: 'Search games and studios' })
    : i18n._(SEARCH_ITEM.label);
  return (
    <ModalLink modal="search" className={className} title={field ? undefined : name} aria-label={name}>
      <Search size={20} aria-hidden />
      {field ? name : null}
    </ModalLink>
  );
}
