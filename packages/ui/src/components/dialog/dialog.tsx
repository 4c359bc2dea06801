import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { useRef, type MouseEvent, type ReactNode, type RefObject } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useOverlayStack } from '../environment/use-overlay-stack.ts';
import { OverlayProvider } from '../environment/overlay-provider.tsx';
import * as styles from './dialog.css.ts';
import { initialFocusTarget } from './initial-focus-target.ts';
import { makeKeyboardScrollable } from './make-keyboard-scrollable.ts';

export type DialogProps = {
  open: boolean;
  /** Asked by the close button, Escape and the veil; the owner then sets `open` to false. */
  onClose(): void;
  /** After the leaving motion, when the owner may take the dialog away. */
  onExited?: (() => void) | undefined;
  title: ReactNode;
  closeLabel: string;
  /** 480 alerts and forms, 560 results, 936 the calendar; a sheet from the bottom edge on phones. */
  width?: keyof typeof styles.width | undefined;
  description?: ReactNode;
  /** A control in the head, before the close button. */
  headerAction?: ReactNode;
  /** Only a choice inside leads out: no close button, Escape and the veil do nothing. */
  mandatory?: boolean | undefined;
  children?: ReactNode;
  /** The actions, always in sight under the content that scrolls; a single one takes the full width. */
  footer?: ReactNode;
  /** What gets focus first, `title` where a dialog is to be read from its start; else the first control of the content. */
  initialFocus?: RefObject<HTMLElement | null> | 'title' | undefined;
  /** What gets focus afterwards, or the first control in it, else what had it before; `false` where the owner moves it. */
  finalFocus?: RefObject<HTMLElement | null> | (() => HTMLElement | boolean) | undefined;
};

/** One matter over the page: holds focus, holds the page still, gives focus back (look §7). */
export function Dialog(props: DialogProps) {
  const { open, onClose, onExited, mandatory = false } = props;
  const { isTop } = useOverlayStack(open);
  return (
    <OverlayProvider>
      <Base.Root
        open={open}
        disablePointerDismissal={mandatory}
        onOpenChange={(next) => {
          if (!next && !mandatory && isTop()) onClose();
        }}
        onOpenChangeComplete={(isOpen) => {
          if (!isOpen) onExited?.();
        }}
      >
        <DialogPopup {...props} mandatory={mandatory} />
      </Base.Root>
    </OverlayProvider>
  );
}

function DialogPopup(props: DialogProps & { mandatory: boolean }) {
  const { title, description, mandatory, width = 'alert', children, footer } = props;
  const content = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const first = props.initialFocus === 'title' ? heading : props.initialFocus;
  const level = styles.stacking[mandatory ? 'mandatory' : 'free'];
  const inHead = width === 'calendar';
  const onMouseDown = mandatory ? keepFocus : undefined;
  const said = <Base.Description className={styles.description}>{description}</Base.Description>;
  return (
    <Base.Portal>
      <Base.Backdrop forceRender className={`${styles.backdrop} ${level}`} onMouseDown={onMouseDown} />
      <Base.Viewport className={`${styles.viewport} ${level}`} onMouseDown={onMouseDown}>
        <Base.Popup
          className={`${styles.popup} ${styles.width[width]}`}
          initialFocus={first ?? ((openedBy) => initialFocusTarget(content.current, openedBy))}
          {...(props.finalFocus && { finalFocus: props.finalFocus })}
          {...(mandatory && { role: 'alertdialog' })}
        >
          <div className={styles.header}>
            <div className={styles.heading}>
              <Base.Title ref={heading} tabIndex={-1} className={styles.title}>
                {title}
              </Base.Title>
              {description && inHead ? said : null}
            </div>
            {props.headerAction}
            {mandatory ? null : <CloseButton label={props.closeLabel} />}
          </div>
          <div ref={content} className={styles.content}>
            <div ref={makeKeyboardScrollable} className={footer ? styles.bodyOverFooter : styles.body}>
              {description && !inHead ? <div className={styles.descriptionBlock}>{said}</div> : null}
              {children}
            </div>
            {footer ? <div className={styles.footer}>{footer}</div> : null}
          </div>
        </Base.Popup>
      </Base.Viewport>
    </Base.Portal>
  );
}

/** A press beside a dialog that must be answered leaves the focus in it: the next Tab would start at its edge. */
function keepFocus(event: MouseEvent): void {
  if (event.target === event.currentTarget) event.preventDefault();
}

function CloseButton({ label }: { label: string }) {
  return <Base.Close render={<IconButton label={label} icon={<X />} />} />;
}
