import { PageHead } from '@/components/layout/page-head.tsx';
import { t } from '@/lib/language/t.ts';
import { ApiKeysPanel } from './api-keys-panel.tsx';
import { EndAccessPanel } from './end-access-panel.tsx';
import { ImportsPanel } from './imports/imports-panel.tsx';
import { WebhooksPanel } from './webhooks/webhooks-panel.tsx';
import styles from './integrations-page.module.css';

/** Connects an employer's own programs with Wayfare. */
export function IntegrationsPage() {
  return (
    <div className={`page ${styles.page}`}>
      <PageHead title={t('Integrations')} />
      <ApiKeysPanel />
      <ImportsPanel />
      <WebhooksPanel />
      <EndAccessPanel />
    </div>
  );
}
