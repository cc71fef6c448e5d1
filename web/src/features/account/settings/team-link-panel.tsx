import { ButtonLink } from '@/components/layout/button-link.tsx';
import { Panel } from '@/components/layout/panel.tsx';
import { t } from '@/lib/language/t.ts';
import styles from '../account.module.css';

/** Links employers to the members of their company. */
export function TeamLinkPanel() {
  return (
    <Panel title={t('Team')}>
      <div className={styles.parts}>
        <p>{t('Colleagues with accounts of their own post listings and review applications for your company.')}</p>
        <div>
          <ButtonLink to="/employer/team">{t('Open Team')}</ButtonLink>
        </div>
      </div>
    </Panel>
  );
}
