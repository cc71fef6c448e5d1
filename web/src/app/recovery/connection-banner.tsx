import { useState } from 'react';
import { Button } from '@/public/controls/button.tsx';
import { Icon } from '@/public/marks/icon.tsx';
import { checkConnection } from '@/lib/browser/connection.ts';
import styles from './connection-banner.module.css';
import { useOnline } from './use-online.ts';

const WORDS = {
  offline: {
    title: 'You are offline.',
    text: 'Everything you typed is kept. Please check your connection.',
  },
  away: {
    title: 'Wayfare can’t be reached right now.',
    text: 'Everything you typed is kept. We’ll keep trying.',
  },
};

/** A banner at the top of every page while the connection is lost. */
export function ConnectionBanner() {
  const isOnline = useOnline();
  const [wasOffline, setWasOffline] = useState(false);
  const [isChecking, setChecking] = useState(false);
  if (!isOnline && !wasOffline) setWasOffline(true);

  const retry = async () => {
    setChecking(true);
    await checkConnection();
    setChecking(false);
  };
  const words = isOnline || navigator.onLine ? WORDS.away : WORDS.offline;
  return (
    <div className={styles.place}>
      <div role="status" aria-live="polite" aria-atomic="true">
        {isOnline ? (
          wasOffline && <span className="visually-hidden">The connection is back.</span>
        ) : (
          <div className={styles.banner}>
            <div className={`page ${styles.row}`}>
              <Icon name="offline" size="1.5rem" />
              <p>
                <strong>{words.title}</strong> {words.text}
              </p>
              <Button look="outline" size="small" disabled={isChecking} onClick={() => void retry()}>
                Retry
              </Button>
            </div>
          </div>
        )}
      </div>
    </div>
  );
}
