import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useOverlayStack } from '../environment/use-overlay-stack.ts';
import { OverlayProvider } from '../environment/overlay-provider.tsx';
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
  header?: ReactNode;
  children: ReactNode;
  /** Always in sight below the scrolling part. */
  footer?: ReactNode;
};

/** A side of the page that comes in from the inline start, 312 px wide: the menu of small screens. */
export function Drawer({
  open,
  onClose,
  onExited,
  title,
  closeLabel,
  header,
  children,
  footer,
}: DrawerProps) {
  const { isTop } = useOverlayStack(open);
  return (
    <OverlayProvider>
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
          <Base.Backdrop className={styles.backdrop} />
          <Base.Popup className={styles.drawer}>
            <div className={styles.header}>
              {header}
              <Base.Title {...(header ? { className: visuallyHidden } : {})}>{title}</Base.Title>
              <Base.Close render={<IconButton label={closeLabel} icon={<X />} />} />
            </div>
            <div className={styles.body}>{children}</div>
            {footer ? <div className={styles.footer}>{footer}</div> : null}
          </Base.Popup>
        </Base.Portal>
      </Base.Root>
    </OverlayProvider>
  );
}
