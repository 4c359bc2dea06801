import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useOverlayOrder } from '../scope/overlay-order.ts';
import { OverlayScope } from '../scope/overlay-scope.tsx';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';
import * as styles from './drawer.css.ts';

export type DrawerProps = {
  open: boolean;
  onClose(): void;
  /** After the leaving motion. */
  onExited?: (() => void) | undefined;
  /** Names the drawer; drawn only where there is no `head`. */
  title: string;
  closeLabel: string;
  /** Stands in place of the title: the brand's mark. */
  head?: ReactNode;
  children: ReactNode;
  /** Always in sight below the scrolling part. */
  footer?: ReactNode;
};

/** A side of the page that comes in from the inline start, 312 px wide: the menu of small screens. */
export function Drawer({ open, onClose, onExited, title, closeLabel, head, children, footer }: DrawerProps) {
  const { isTop } = useOverlayOrder(open);
  return (
    <OverlayScope>
      <Base.Root
        open={open}
        onOpenChange={(next) => {
          if (!next && isTop()) onClose();
        }}
        onOpenChangeComplete={(isOpen) => {
          if (!isOpen) onExited?.();
        }}
      >
        <Base.Portal>
          <Base.Backdrop className={styles.veil} />
          <Base.Popup className={styles.drawer}>
            <div className={styles.head}>
              {head}
              <Base.Title {...(head ? { className: visuallyHidden } : {})}>{title}</Base.Title>
              <Base.Close render={<IconButton label={closeLabel} icon={<X />} />} />
            </div>
            <div className={styles.body}>{children}</div>
            {footer ? <div className={styles.foot}>{footer}</div> : null}
          </Base.Popup>
        </Base.Portal>
      </Base.Root>
    </OverlayScope>
  );
}
