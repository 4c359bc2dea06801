import { Menu as Base } from '@base-ui/react/menu';
import { Check } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { OverlayProvider } from '../environment/overlay-provider.tsx';
import * as styles from './popup-list.css.ts';

export type MenuItem = {
  id: string;
  label: string;
  icon?: ReactNode;
  /** The one that holds now, marked with a check. */
  current?: boolean | undefined;
  tone?: 'danger' | undefined;
  disabled?: boolean | undefined;
} & (
  | { onSelect(): void }
  /** An empty link element to the place; the menu puts the words into it. */
  | { link: ReactElement }
);

export type MenuProps = {
  /** The button that opens it: a `Button` or `IconButton` without handlers. */
  trigger: ReactElement;
  items: readonly MenuItem[];
  /** The side of the trigger the list keeps to. */
  align?: 'start' | 'end' | undefined;
};

/** A button that opens a short list of actions and links. */
export function Menu({ trigger, items, align = 'end' }: MenuProps) {
  return (
    <OverlayProvider>
      <Base.Root modal={false}>
        <Base.Trigger render={trigger} />
        <Base.Portal>
          <Base.Positioner className={styles.positioner} align={align} sideOffset={6} collisionPadding={8}>
            <Base.Popup className={styles.popup}>
              {items.map((item) => (
                <MenuRow key={item.id} item={item} />
              ))}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </OverlayProvider>
  );
}

function MenuRow({ item }: { item: MenuItem }) {
  const className = item.tone === 'danger' ? `${styles.item} ${styles.danger}` : styles.item;
  const face = (
    <>
      {item.icon}
      <span className={styles.itemLabel}>{item.label}</span>
      {item.current ? <Check /> : null}
    </>
  );
  if ('link' in item) {
    return (
      <Base.LinkItem
        render={item.link}
        className={className}
        closeOnClick
        {...(item.current && { 'aria-current': true })}
      >
        {face}
      </Base.LinkItem>
    );
  }
  return (
    <Base.Item
      className={className}
      onClick={item.onSelect}
      disabled={item.disabled}
      {...(item.current && { 'aria-current': true })}
    >
      {face}
    </Base.Item>
  );
}
