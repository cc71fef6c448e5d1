import { useEffect, useRef, useState } from 'react';

/** Whether an element has come near the viewport; stays true. */
export function useSeen<Target extends Element>() {
  const ref = useRef<Target>(null);
  const [seen, setSeen] = useState(false);

  useEffect(() => {
    const target = ref.current;
    if (!target || seen) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setSeen(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [seen]);

  return { ref, seen };
}
