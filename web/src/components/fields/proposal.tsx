import { Button } from 'antd';
import type { ReactNode } from 'react';

/** A value to take instead of what was typed. */
export function Proposal({ onTake, children }: { onTake: () => void; children: ReactNode }) {
  return (
    <Button type="link" size="small" onClick={onTake}>
      {children}
    </Button>
  );
}
