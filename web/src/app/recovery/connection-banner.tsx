import { useState } from 'react';
import { Button } from '@/public/controls/button.tsx';
import { Icon } from '@/public/marks/icon.tsx';
import { checkConnection } from '@/lib/browser/connection.ts';
import styles from './connection-banner.module.css';
import { useOnline } from './use-online.ts';

const WORDS = {
  offline: {
    title: 'You are offline.',
    text: 'What you typed stays here. Please check your connection.',
  },
  away: {
    title: 'Wayfare can’t be reached right now.',
    text: 'What you typed stays here, and we keep trying.',
  },
};

/** A banner at the top of every page while the connection is lost. */
export function ConnectionBanner() {
  const isOnline = useOnline();
  const [wasCutOff, setCutOff] = useState(false);
  const [isLooking, setLooking] = useState(false);
  if (!isOnline && !wasCutOff) setCutOff(true);

  const retry = async () => {
    setLooking(true);
    await checkConnection();
    setLooking(false);
  };
  const words = isOnline || navigator.onLine ? WORDS.away : WORDS.offline;
  return (
    <div className={styles.place}>
      <div role="status" aria-live="polite" aria-atomic="true">
        {isOnline ? (
          wasCutOff && <span className="visually-hidden">The connection is back.</span>
        ) : (
          <div className={styles.banner}>
            <div className={`page ${styles.row}`}>
              <Icon name="offline" size="1.5rem" />
              <p>
                <strong>{words.title}</strong> {words.text}
              </p>
              <Button look="outline" size="small" disabled={isLooking} onClick={() => void retry()}>
                Retry
              </Button>
            </div>
          </div>
        )}
      </div>
    </div>
  );
}
