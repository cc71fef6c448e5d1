import { useEffect, useState } from 'react';
import { renew, type Renewal } from './renew.ts';

/** Renews the page if that is needed, and tells where that stands. */
export function useRenewal(isNeeded: boolean): Renewal {
  const [renewal, setRenewal] = useState<Renewal>('trying');
  useEffect(() => {
    if (!isNeeded) return;
    let isOver = false;
    const follow = async () => {
      const result = await renew();
      if (!isOver) setRenewal(result);
    };
    void follow();
    return () => {
      isOver = true;
    };
  }, [isNeeded]);
  return renewal;
}
