import { Alert, Button } from 'antd';
import { useEffect, useRef, type ReactNode } from 'react';
import type { EmployerProfileBody } from '@/api/generated/types.gen';
import { PageHead } from '@/components/layout/page-head.tsx';
import { Panel } from '@/components/layout/panel.tsx';
import { UnsavedGuard } from '@/components/forms/unsaved-guard.tsx';
import { locale, t } from '@/lib/language/t.ts';
import { missingEssentials } from './company-schema.ts';
import styles from '../profile-page.module.css';
import { Icon } from '@/light/marks/icon.tsx';
import { CompanyForm } from './company-form.tsx';
import { CompanyLogoCard } from './company-logo-card.tsx';
import { CompanyView } from './company-view.tsx';
import { VerificationPanel } from './verification-panel.tsx';

interface CompanyProfilePageProps {
  company: EmployerProfileBody;
  isEditing: boolean;
  onEditing: (isEditing: boolean) => void;
  /** The logo as listings show it. */
  listingLogo: ReactNode;
}

const WORDS = new Intl.ListFormat(locale(), { type: 'conjunction' });

/** Shows and edits the company profile. */
export function CompanyProfilePage({ company, isEditing, onEditing, listingLogo }: CompanyProfilePageProps) {
  const { editButton, form } = useEditingFocus(isEditing);
  const missing = missingEssentials(company);
  return (
    <UnsavedGuard>
      <div className={`page ${styles.page}`}>
        <PageHead title={t('Company Profile')} text={t('What job seekers see of your company before they apply.')}>
          {isEditing ? null : (
            <Button ref={editButton} type="primary" icon={<Icon name="edit" />} onClick={() => onEditing(true)}>
              {t('Edit Profile')}
            </Button>
          )}
        </PageHead>
        {missing.length === 0 ? null : (
          <Alert
            type="warning"
            role="status"
            showIcon
            title={t('Your company profile is incomplete. Add your {missing} so that job seekers know who you are.', {
              missing: WORDS.format(missing),
            })}
          />
        )}
        {company.awaitsReview ? (
          <Alert
            type="info"
            role="status"
            showIcon
            title={t('Applicants see your latest changes once our team has approved them.')}
          />
        ) : null}
        <div className={`${styles.layout} ${styles.mainFirst}`}>
          <Panel title={isEditing ? t('Edit company profile') : undefined}>
            {isEditing ? null : <CompanyView company={company} />}
            <div ref={form} hidden={!isEditing}>
              <CompanyForm company={company} onClose={() => onEditing(false)} />
            </div>
          </Panel>
          <div className={styles.aside}>
            <VerificationPanel company={company} />
            <CompanyLogoCard company={company} listingLogo={listingLogo} />
          </div>
        </div>
      </div>
    </UnsavedGuard>
  );
}

/** Moves the focus to the form or back to the button, because the pressed button has gone. */
function useEditingFocus(isEditing: boolean) {
  const editButton = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLDivElement>(null);
  const wasEditing = useRef(isEditing);
  useEffect(() => {
    if (wasEditing.current === isEditing) return;
    wasEditing.current = isEditing;
    if (isEditing) form.current?.querySelector('input')?.focus();
    else editButton.current?.focus();
  }, [isEditing]);
  return { editButton, form };
}
