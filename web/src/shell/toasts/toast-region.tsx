import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Icon, type IconName } from '@/light/marks/icon.tsx';
import { IconButton } from '@/light/controls/icon-button.tsx';
import { TOAST_DURATION, toasts, type Toast, type ToastStore, type ToastTone } from '@/lib/toasts.ts';
import { t } from '@/lib/language/t.ts';
import styles from './toast-region.module.css';
import { useOpenDialog } from './use-open-dialog.ts';
import { useSwipe } from './use-swipe.ts';

const MARKS: Record<ToastTone, IconName> = { neutral: 'compass', success: 'check', destructive: 'alert' };

/** Shows the current toast in a polite live region, which F8 reaches from anywhere. */
export function ToastRegion({ store = toasts }: { store?: ToastStore }) {
  const toast = useSyncExternalStore(store.subscribe, store.current, () => undefined);
  const region = useRef<HTMLElement>(null);
  const dialog = useOpenDialog(toast?.open === true);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'F8') region.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  const content = (
    <section ref={region} className={styles.region} aria-label={t('Notifications (F8)')} tabIndex={-1}>
      <div role="status" aria-live="polite" aria-atomic="true">
        {toast?.open ? <ToastCard key={toast.id} toast={toast} onDismiss={store.dismiss} /> : null}
      </div>
    </section>
  );
  return dialog ? createPortal(content, dialog) : content;
}

function ToastCard({ toast, onDismiss }: { toast: Toast; onDismiss: () => void }) {
  const [held, setHeld] = useState(false);
  const swipe = useSwipe(onDismiss);
  const tone = toast.tone ?? 'neutral';

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(onDismiss, TOAST_DURATION);
    return () => clearTimeout(timer);
  }, [held, onDismiss]);

  return (
    <div
      className={styles.toast}
      data-tone={tone}
      style={swipe.offset === 0 ? undefined : { transform: `translateX(${swipe.offset}px)` }}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      {...swipe.handlers}
    >
      <span className={styles.mark}>
        <Icon name={MARKS[tone]} />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{toast.title}</p>
        {toast.description ? <p className={styles.description}>{toast.description}</p> : null}
      </div>
      <IconButton icon="close" label={t('Dismiss notification')} onClick={onDismiss} />
    </div>
  );
}
