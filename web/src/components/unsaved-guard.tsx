import { useBlocker } from '@tanstack/react-router';
import { createContext, use, useEffect, useId, useMemo, useRef, type ReactNode } from 'react';
import { Button } from '@/public/button.tsx';
import { Dialog } from '@/public/dialog.tsx';

type Report = (form: string, isDirty: boolean) => void;

const UnsavedContext = createContext<Report | null>(null);

/** Asks before leaving the page while a form inside has unsaved changes. */
export function UnsavedGuard({ children }: { children: ReactNode }) {
  const dirty = useRef(new Set<string>());
  const blocker = useBlocker({
    // Another tab of the same page keeps what was typed.
    shouldBlockFn: ({ current, next }) => dirty.current.size > 0 && current.pathname !== next.pathname,
    enableBeforeUnload: () => dirty.current.size > 0,
    withResolver: true,
  });
  const report = useMemo<Report>(
    () => (form, isDirty) => {
      if (isDirty) dirty.current.add(form);
      else dirty.current.delete(form);
    },
    [],
  );

  return (
    <UnsavedContext value={report}>
      {children}
      {blocker.status === 'blocked' ? (
        <Dialog
          title="Leave without saving?"
          onClose={blocker.reset}
          actions={
            <>
              <Button look="accent" onClick={blocker.reset}>
                Stay on this page
              </Button>
              <Button look="outline" onClick={blocker.proceed}>
                Leave
              </Button>
            </>
          }
        >
          <p>What you changed on this page has not been saved yet and would be lost.</p>
        </Dialog>
      ) : null}
    </UnsavedContext>
  );
}

/** Tells the surrounding guard whether a form has unsaved changes. */
export function useUnsaved(isDirty: boolean): void {
  const form = useId();
  const report = use(UnsavedContext);
  useEffect(() => {
    report?.(form, isDirty);
    return () => report?.(form, false);
  }, [report, form, isDirty]);
}
