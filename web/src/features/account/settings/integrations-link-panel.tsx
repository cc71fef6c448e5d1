import { ButtonLink } from '@/components/layout/button-link.tsx';
import { Panel } from '@/components/layout/panel.tsx';
import { t } from '@/lib/language/t.ts';
import styles from '../account.module.css';

/** Links employers to API keys, imports and webhooks. */
export function IntegrationsLinkPanel() {
  return (
    <Panel title={t('Integrations')}>
      <div className={styles.parts}>
        <p>{t('API keys, imports and webhooks connect Wayfare with your own programs.')}</p>
        <div>
          <ButtonLink to="/employer/integrations">{t('Set Up Integrations')}</ButtonLink>
        </div>
      </div>
    </Panel>
  );
}
