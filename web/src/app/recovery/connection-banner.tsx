import { useState } from 'react';
import { Button } from '@/public/controls/button.tsx';
import { Icon } from '@/public/marks/icon.tsx';
import { connection, type Connection, type ConnectionState } from '@/lib/browser/connection.ts';
import styles from './connection-banner.module.css';
import { useConnection } from './use-connection.ts';

const WORDS: Record<Exclude<ConnectionState, 'fine'>, { title: string; text: string }> = {
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
export function ConnectionBanner({ watched = connection }: { watched?: Connection }) {
  const state = useConnection(watched);
  const [wasCutOff, setCutOff] = useState(false);
  const [isLooking, setLooking] = useState(false);
  if (state !== 'fine' && !wasCutOff) setCutOff(true);

  const retry = async () => {
    setLooking(true);
    await watched.look();
    setLooking(false);
  };
  return (
    <div className={styles.place}>
      <div role="status" aria-live="polite" aria-atomic="true">
        {state === 'fine' ? (
          wasCutOff && <span className="visually-hidden">The connection is back.</span>
        ) : (
          <div className={styles.banner}>
            <div className={`page ${styles.row}`}>
              <Icon name="offline" size="1.5rem" />
              <p>
                <strong>{WORDS[state].title}</strong> {WORDS[state].text}
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
