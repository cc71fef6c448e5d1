import { useEffect, useState } from 'react';
import { renew, type Renewal } from './renew.ts';

/** Reloads the page if necessary, and returns the state of that. */
export function useRenewal(isNeeded: boolean): Renewal {
  const [renewal, setRenewal] = useState<Renewal>('reloading');
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
