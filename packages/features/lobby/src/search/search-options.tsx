import { PathLink } from '@baize/links';
import { PlatformImage } from '@baize/page/asset-image';
import { useStoredExclusionStatus } from '@baize/player/exclusion-status';
import { CornerDownLeft, ImageOff } from 'lucide-react';
import { CategoryIcon } from '../categories/category-icon.tsx';
import { BarredReason } from '../tile/barred-reason.tsx';
import type { FoundGame, ListLink } from './search-matches.ts';
import * as css from './search.css.ts';

interface OptionProps {
  id: string;
  /** The keys stand at it. */
  marked: boolean;
  onOpen(): void;
}

/** A link among the options of the field: keys come to it by the arrows, so Tab does not. */
const optionProps = ({ id, marked, onOpen }: OptionProps) => ({
  id,
  role: 'option',
  'aria-selected': marked,
  tabIndex: -1,
  onClick: onOpen,
});

/**
 * A game by a small picture, its name and its studio, or why nobody plays it now; the one that Enter opens says so.
 */
export function GameOption({ game, enter, ...rest }: OptionProps & { game: FoundGame; enter: boolean }) {
  const { to, name, studio, image } = game;
  const safety = useStoredExclusionStatus();
  return (
    <PathLink to={to} className={css.row} {...optionProps(rest)}>
      <PlatformImage
        address={image}
        width={300}
        height={400}
        className={css.image}
        fallback={
          <span className={css.missing}>
            <ImageOff size={18} strokeWidth={1.6} />
          </span>
        }
      />
      <span className={css.text}>
        <span className={css.name} dir="auto" data-shortens>
          {name}
        </span>
        <span className={css.studio} dir="auto" data-shortens>
          {safety === 'free' ? studio : <BarredReason why={safety} />}
        </span>
      </span>
      {enter ? <CornerDownLeft size={16} aria-hidden className={css.enter} /> : null}
    </PathLink>
  );
}

/** A category or a studio by its name. */
export function ListLinkOption({ link, ...rest }: OptionProps & { link: ListLink }) {
  return (
    <PathLink to={link.to} className={css.listLink} {...optionProps(rest)}>
      <CategoryIcon name={link.icon} />
      <bdi>{link.name}</bdi>
    </PathLink>
  );
}
