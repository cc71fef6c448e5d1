import { Drawer, Flex } from 'antd';
import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from '@/light/marks/icon.tsx';
import styles from './review-drawer.module.css';

interface ReviewDrawerProps {
  /** The id of what is reviewed. When it changes, the focus moves to the new content. */
  subject?: number;
  title: string;
  open: boolean;
  onClose: () => void;
  /** Called after the closing animation. */
  onClosed: () => void;
  /** Buttons in the fixed footer. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A drawer for reviewing something before deciding on it. */
export function ReviewDrawer({ subject, title, open, onClose, onClosed, actions, children }: ReviewDrawerProps) {
  const content = useRef<HTMLDivElement>(null);
  const shown = useRef(subject);
  useEffect(() => focusContentIfLost, []);
  useEffect(() => {
    if (shown.current === subject) return;
    shown.current = subject;
    content.current?.parentElement?.scrollTo({ top: 0 });
    content.current?.focus();
  }, [subject]);
  return (
    <Drawer
      title={<h2 className={styles.title}>{title}</h2>}
      open={open}
      size={720}
      closable={{ placement: 'end' }}
      closeIcon={<Icon name="close" size="1.5rem" />}
      onClose={onClose}
      afterOpenChange={(isOpen) => {
        if (!isOpen) onClosed();
      }}
      footer={
        actions ? (
          <Flex wrap gap="small">
            {actions}
          </Flex>
        ) : null
      }
    >
      <Flex ref={content} vertical gap="middle" tabIndex={0}>
        {children}
      </Flex>
    </Drawer>
  );
}

/** The button that opened the drawer may be gone, for example with the row of an approved listing. */
function focusContentIfLost(): void {
  if (document.activeElement === document.body) document.getElementById('content')?.focus({ preventScroll: true });
}
