import { Check, CircleAlert, Info, TriangleAlert, X } from 'lucide-react';
import { useCallback, useSyncExternalStore, type ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import * as styles from './toast.css.ts';
import { toasts, type Toast } from './toasts.ts';
import { useAutoDismiss } from './use-auto-dismiss.ts';

const ICONS = {
  success: <Check />,
  info: <Info />,
  warning: <TriangleAlert />,
  danger: <CircleAlert />,
} satisfies Record<Toast['tone'], ReactNode>;

const NO_TOASTS: readonly Toast[] = [];

export type ToastRegionProps = {
  /** Names the region ("Messages"). */
  label: string;
  closeLabel: string;
};

/** Where messages show, at the end-bottom; stands once on a page and reads them out (look §7). */
export function ToastRegion({ label, closeLabel }: ToastRegionProps) {
  const list = useSyncExternalStore(toasts.subscribe, toasts.list, () => NO_TOASTS);
  return (
    <section aria-label={label} aria-live="polite" className={styles.region} data-toasts="">
      {list.map((toast) => (
        <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} />
      ))}
    </section>
  );
}

function ToastCard({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  const { id, tone, title, text, action } = toast;
  const onDismissed = useCallback(() => toasts.close(id), [id]);
  const { leaving, dismiss, pause, resume } = useAutoDismiss({
    message: toast,
    persistent: tone === 'danger' || toast.lasting === true,
    onDismissed,
  });
  return (
    <div
      className={styles.toast}
      data-leaving={leaving || undefined}
      onPointerEnter={pause}
      onPointerLeave={resume}
      onFocus={pause}
      onBlur={resume}
      {...(tone === 'danger' && { role: 'alert' })}
    >
      <span className={`${styles.icon} ${styles.tone[tone]}`}>{ICONS[tone]}</span>
      <div className={styles.content}>
        <p className={styles.title}>{title}</p>
        {text === undefined ? null : <p className={styles.text}>{text}</p>}
        {action ? (
          <button type="button" className={styles.action} onClick={action.onSelect}>
            {action.label}
          </button>
        ) : null}
      </div>
      <IconButton label={closeLabel} icon={<X />} size="small" className={styles.close} onClick={dismiss} />
    </div>
  );
}
