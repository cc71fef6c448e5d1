import { Button } from 'antd';
import { Confirm } from '@/components/confirmation/confirm.tsx';
import { Panel } from '@/components/layout/panel.tsx';
import { t } from '@/lib/language/t.ts';
import { useEndAccess } from './integration-mutations.ts';
import styles from './integrations.module.css';

/** Ends the access of all programs, for owners who find some that are not theirs. */
export function EndAccessPanel() {
  const end = useEndAccess();
  return (
    <Panel title={t('End all access')}>
      <div className={styles.parts}>
        <p>
          {t(
            'If someone else was in your account, end all API keys and webhooks at once and remove your feed address.',
          )}
        </p>
        <div>
          <Confirm
            title={t('End all access?')}
            description={t('Your programs stop working until you set them up again.')}
            okText={t('End All')}
            onConfirm={() => end.mutate()}
          >
            <Button danger disabled={end.isPending}>
              {t('End All Access')}
            </Button>
          </Confirm>
        </div>
      </div>
    </Panel>
  );
}
