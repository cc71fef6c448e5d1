import { Alert } from 'antd';
import type { ReactNode } from 'react';

interface OutcomeAlertProps {
  type: 'success' | 'warning';
  title: string;
  note?: ReactNode;
  /** A row per listing. */
  children: ReactNode;
}

/** What became of some of the listings that were changed or posted at once. */
export function OutcomeAlert({ type, title, note, children }: OutcomeAlertProps) {
  return (
    <Alert
      type={type}
      role="status"
      showIcon
      title={title}
      description={
        <>
          {note}
          <ul>{children}</ul>
        </>
      }
    />
  );
}
