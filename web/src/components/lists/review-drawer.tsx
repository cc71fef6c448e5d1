import { Drawer, Flex } from 'antd';
import { useEffect, type ReactNode } from 'react';
import { Icon } from '@/public/marks/icon.tsx';
import styles from './review-drawer.module.css';

interface ReviewDrawerProps {
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
export function ReviewDrawer({ title, open, onClose, onClosed, actions, children }: ReviewDrawerProps) {
  useEffect(() => focusContentIfLost, []);
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
      <Flex vertical gap="middle" tabIndex={0}>
        {children}
      </Flex>
    </Drawer>
  );
}

/** The button that opened the drawer may be gone, for example with the row of an approved listing. */
function focusContentIfLost(): void {
  if (document.activeElement === document.body) document.getElementById('content')?.focus({ preventScroll: true });
}
