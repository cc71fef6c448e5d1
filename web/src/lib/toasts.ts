export type ToastTone = 'neutral' | 'success' | 'destructive';

export interface ToastContent {
  title: string;
  description?: string;
  tone?: ToastTone;
}

export interface Toast extends ToastContent {
  id: number;
  open: boolean;
  shownAt: number;
}

/** Duration of a toast in ms. */
export const TOAST_DURATION = 5_000;

/** Time in ms in which a navigation belongs to what the toast tells. */
const OWN_NAVIGATION = 1_000;

/** Time in ms before a dismissed toast is removed. */
export const TOAST_REMOVE_DELAY = 1_000_000;

/** Holds one toast at a time; a new one replaces the old one. */
export function createToastStore() {
  let toast: Toast | null = null;
  let nextId = 1;
  let removal: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const set = (next: Toast | null) => {
    toast = next;
    for (const listener of listeners) listener();
  };

  const dismiss = (): void => {
    if (!toast?.open) return;
    set({ ...toast, open: false });
    removal = setTimeout(() => set(null), TOAST_REMOVE_DELAY);
  };

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: (): Toast | null => toast,
    show(content: ToastContent): void {
      clearTimeout(removal);
      set({ ...content, id: nextId++, open: true, shownAt: Date.now() });
    },
    dismiss,
    /** Dismisses what was told about the page that the user leaves, but not why the app leaves it. */
    dismissOnLeave(): void {
      if (toast?.tone === 'destructive' || Date.now() - (toast?.shownAt ?? 0) > OWN_NAVIGATION) dismiss();
    },
    /** Removes a description that a form shows below its field. */
    omit(description: string): void {
      if (!toast?.open || toast.description !== description) return;
      const { description: _shown, ...rest } = toast;
      set(rest);
    },
  };
}

export type ToastStore = ReturnType<typeof createToastStore>;

/** The toasts of this tab. */
export const toasts = createToastStore();
