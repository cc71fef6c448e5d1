import { useEffect, useRef, type ReactNode } from 'react';
import type { EmployerProfileBody } from '@/api/generated/types.gen';
import { Button } from '@/public/button.tsx';
import { Icon } from '@/public/icon.tsx';
import { Notice } from '@/public/notice.tsx';
import { Panel } from '@/components/panel.tsx';
import { UnsavedGuard } from '@/components/unsaved-guard.tsx';
import { missingEssentials } from '@/features/profiles/company-form.ts';
import styles from '@/features/profiles/components/profile-page.module.css';
import { CompanyForm } from './company-form.tsx';
import { CompanyLogoCard } from './company-logo-card.tsx';
import { CompanyView } from './company-view.tsx';

interface CompanyProfilePageProps {
  company: EmployerProfileBody;
  isEditing: boolean;
  onEditing: (isEditing: boolean) => void;
  /** The sign of the company as listings show it. */
  listingLogo: ReactNode;
}

const WORDS = new Intl.ListFormat('en', { type: 'conjunction' });

/** Where an employer keeps the company's profile. */
export function CompanyProfilePage({ company, isEditing, onEditing, listingLogo }: CompanyProfilePageProps) {
  const editButton = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLDivElement>(null);
  const wasEditing = useRef(isEditing);
  // What was pressed has gone: the focus moves to where the work goes on.
  useEffect(() => {
    if (wasEditing.current === isEditing) return;
    wasEditing.current = isEditing;
    if (isEditing) form.current?.querySelector('input')?.focus();
    else editButton.current?.focus();
  }, [isEditing]);
  const missing = missingEssentials(company);
  return (
    <UnsavedGuard>
      <div className={`page ${styles.page}`}>
        <header className={styles.head}>
          <div>
            <h1>Company Profile</h1>
            <p>What people see of your company before they apply.</p>
          </div>
          {isEditing ? null : (
            <Button ref={editButton} look="accent" onClick={() => onEditing(true)}>
              <Icon name="edit" /> Edit Profile
            </Button>
          )}
        </header>
        {missing.length === 0 ? null : (
          <Notice icon="alert" tone="warning">
            Your company profile is incomplete: please add your {WORDS.format(missing)}, so that job seekers know who
            you are.
          </Notice>
        )}
        {company.awaitsReview ? (
          <Notice>Applicants see your latest changes once our team has approved them.</Notice>
        ) : null}
        <div className={`${styles.layout} ${styles.mainFirst}`}>
          <Panel title={isEditing ? 'Edit company profile' : undefined}>
            {isEditing ? null : <CompanyView company={company} />}
            <div ref={form} hidden={!isEditing}>
              <CompanyForm company={company} onClose={() => onEditing(false)} />
            </div>
          </Panel>
          <div className={styles.aside}>
            <CompanyLogoCard company={company} listingLogo={listingLogo} />
          </div>
        </div>
      </div>
    </UnsavedGuard>
  );
}
