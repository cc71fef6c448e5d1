import { useEffect, useState } from 'react';

/** Update interval of relative times in ms. */
const TICK = 30_000;

/** The current time, for relative times. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK);
    return () => clearInterval(timer);
  }, []);
  return now;
}
