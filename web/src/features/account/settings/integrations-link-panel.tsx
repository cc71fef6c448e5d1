import { ButtonLink } from '@/components/layout/button-link.tsx';
import { Panel } from '@/components/layout/panel.tsx';
import styles from '../account.module.css';

/** Links employers to API keys, imports and webhooks. */
export function IntegrationsLinkPanel() {
  return (
    <Panel title="Integrations">
      <div className={styles.parts}>
        <p>API keys, imports and webhooks connect Wayfare with your own programs.</p>
        <div>
          <ButtonLink to="/employer/integrations">Set Up Integrations</ButtonLink>
        </div>
      </div>
    </Panel>
  );
}
