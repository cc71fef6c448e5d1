export type ToastTone = 'neutral' | 'success' | 'destructive';

export interface ToastContent {
  title: string;
  description?: string;
  tone?: ToastTone;
  /** Keeps the toast until it is dismissed. */
  link?: { label: string; to: string; search?: Record<string, string> };
}

export interface Toast extends ToastContent {
  id: number;
  open: boolean;
}

/** Duration of a toast in ms. */
export const TOAST_DURATION = 5_000;

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

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: (): Toast | null => toast,
    show(content: ToastContent): void {
      clearTimeout(removal);
      set({ ...content, id: nextId++, open: true });
    },
    dismiss(): void {
      if (!toast?.open) return;
      set({ ...toast, open: false });
      removal = setTimeout(() => set(null), TOAST_REMOVE_DELAY);
    },
  };
}

export type ToastStore = ReturnType<typeof createToastStore>;

/** The toasts of this tab. */
export const toasts = createToastStore();
