import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** After a navigation to another path, moves the focus to the page's heading and says the page's title. */
export function RouteAnnouncer() {
  const router = useRouter();
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    return router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      if (!fromLocation || !pathChanged) return;
      // The title is put into the document by the same render; the frame after it can read it.
      requestAnimationFrame(() => {
        const heading = document.querySelector<HTMLElement>('main h1');
        heading?.setAttribute('tabindex', '-1');
        heading?.focus({ preventScroll: true });
        setAnnouncement(document.title);
      });
    });
  }, [router]);

  return (
    <div className="visually-hidden" aria-live="polite" aria-atomic="true">
      {announcement}
    </div>
  );
}
