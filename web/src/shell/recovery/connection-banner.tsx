import { useState, type ReactNode } from 'react';
import { LightButton } from '@/light/controls/button.tsx';
import { checkConnection } from '@/lib/browser/connection.ts';
import { msg, t } from '@/lib/language/t.ts';
import { Banner } from './banner.tsx';
import styles from './banner.module.css';
import { useOnline } from './use-online.ts';

const WORDS = {
  offline: {
    title: msg('You are offline.'),
    text: msg('Everything you typed is kept. Please check your connection.'),
  },
  away: {
    title: msg('Wayfare can’t be reached right now.'),
    text: msg('Everything you typed is kept. We’ll keep trying.'),
  },
};

/** A banner at the top of every page while the connection is lost; otherwise another may take its place. */
export function ConnectionBanner({ children }: { children?: ReactNode }) {
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
          <>
            {wasOffline ? <span className="visually-hidden">{t('The connection is back.')}</span> : null}
            {children}
          </>
        ) : (
          <Banner icon="offline" title={t(words.title)} text={t(words.text)}>
            <LightButton look="outline" size="small" disabled={isChecking} onClick={() => void retry()}>
              {t('Retry')}
            </LightButton>
          </Banner>
        )}
      </div>
    </div>
  );
}
