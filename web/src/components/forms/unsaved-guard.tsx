import { useBlocker } from '@tanstack/react-router';
import { Button, Modal } from 'antd';
import { createContext, use, useEffect, useId, useMemo, useRef, type ReactNode } from 'react';
import { t } from '@/lib/language/t.ts';

type Report = (form: string, isDirty: boolean) => void;

const UnsavedContext = createContext<Report | null>(null);

interface UnsavedGuardProps {
  /** What happens to the unsaved changes. */
  text?: string;
  children: ReactNode;
}

/** Asks before leaving the page while a form inside has unsaved changes. */
export function UnsavedGuard({
  text = t('Your unsaved changes on this page will be lost.'),
  children,
}: UnsavedGuardProps) {
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
        <Modal
          open
          title={t('Leave without saving?')}
          onCancel={blocker.reset}
          footer={
            <>
              <Button onClick={blocker.proceed}>{t('Leave')}</Button>
              <Button type="primary" onClick={blocker.reset}>
                {t('Stay on this page')}
              </Button>
            </>
          }
        >
          {text}
        </Modal>
      ) : null}
    </UnsavedContext>
  );
}

/** Reports to the surrounding guard whether a form has unsaved changes. */
export function useUnsaved(isDirty: boolean): void {
  const form = useId();
  const report = use(UnsavedContext);
  useEffect(() => {
    report?.(form, isDirty);
    return () => report?.(form, false);
  }, [report, form, isDirty]);
}
