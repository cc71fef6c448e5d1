import { useEffect, useState } from 'react';

/** Times that are told in words move on this often, in ms. */
const TICK = 30_000;

/** The present, for times that are told relative to it. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK);
    return () => clearInterval(timer);
  }, []);
  return now;
}
