import { useQuery } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import type { AccountExportBody, CompanyRole } from '@/api/generated/types.gen';
import { Panel } from '@/components/layout/panel.tsx';
import { t } from '@/lib/language/t.ts';
import { exportQuery, hiringSummaryQuery } from '../account-queries.ts';
import { useDeleteAccount, useStartExport } from './leaving-mutations.ts';
import { formatCount } from '@/lib/format/format-count.ts';
import { formatInstant } from '@/lib/format/format-time.ts';
import styles from '../account.module.css';
import { PasswordConfirmation } from '@/components/confirmation/password-confirmation.tsx';

interface LeavingPanelProps {
  /** The user's role in a company; null for job seekers and admins. */
  companyRole: CompanyRole | null;
}

/** Data export and account deletion. */
export function LeavingPanel({ companyRole }: LeavingPanelProps) {
  return (
    <Panel title={t('Your data')}>
      <div className={styles.parts}>
        <Export />
        <Deletion companyRole={companyRole} />
      </div>
    </Panel>
  );
}

function Export() {
  const [asking, setAsking] = useState(false);
  const start = useStartExport();
  const { data } = useQuery(exportQuery);
  return (
    <>
      <p>{t('Download everything Wayfare stores about you: your profile, applications, messages and files.')}</p>
      <ExportState data={data} />
      <div>
        <Button disabled={data?.state === 'preparing'} onClick={() => setAsking(true)}>
          {t('Export My Data')}
        </Button>
      </div>
      <PasswordConfirmation
        title={t('Export your data')}
        okText={t('Start Export')}
        open={asking}
        onClose={() => setAsking(false)}
        action={start}
      >
        <p>{t('We put everything into one ZIP archive, which you can download here for 24 hours.')}</p>
      </PasswordConfirmation>
    </>
  );
}

function ExportState({ data }: { data: AccountExportBody | undefined }) {
  switch (data?.state) {
    case 'preparing':
      return <Alert type="info" role="status" showIcon title={t('Your export is being prepared.')} />;
    case 'failed':
      return <Alert type="error" showIcon title={t('The export failed. Please try again.')} />;
    case 'ready':
      return (
        <Alert
          type="success"
          role="status"
          showIcon
          title={t('Your export is ready to download until {expiresAt}.', {
            expiresAt: formatInstant(data.expiresAt ?? ''),
          })}
          action={
            <a href={data.url ?? ''} download>
              {t('Download')}
            </a>
          }
        />
      );
    default:
      return null;
  }
}

/** What goes with the account of a company. */
function CompanyLoss() {
  const { data } = useQuery(hiringSummaryQuery);
  if (!data) return null;
  const { activeJobs, pendingJobs, archivedJobs, totalApplications } = data;
  return (
    <>
      <p>{t('This goes with your account, unless your company has another owner:')}</p>
      <ul>
        <li>{t('the company profile with its logo, drafts, templates, API keys and webhooks, at once;')}</li>
        <li>
          {t('{activeJobs}: off the site at once, deleted in 60 days;', {
            activeJobs: formatCount(activeJobs + pendingJobs + archivedJobs, 'listing'),
          })}
        </li>
        <li>
          {t('{totalApplications}, with letters, answers, resumes and your notes: deleted with the listings.', {
            totalApplications: formatCount(totalApplications, 'application'),
          })}
        </li>
      </ul>
    </>
  );
}

function consequences(companyRole: CompanyRole | null): string {
  if (companyRole === null) {
    return t(
      'Permanently delete your account. Your applications are withdrawn, and your profile, files and saved jobs are deleted.',
    );
  }
  return companyRole === 'owner'
    ? t('Permanently delete your account. If your company has no other owner, it is deleted with all its listings.')
    : t('Permanently delete your account. Your company keeps its listings, applications and messages.');
}

function Deletion({ companyRole }: LeavingPanelProps) {
  const [asking, setAsking] = useState(false);
  const deletion = useDeleteAccount();
  return (
    <>
      <p>
        {consequences(companyRole)} {t('People you messaged keep the messages, from “Deleted user”.')}
      </p>
      <div>
        <Button danger onClick={() => setAsking(true)}>
          {t('Delete My Account')}
        </Button>
      </div>
      <PasswordConfirmation
        title={t('Delete your account?')}
        okText={t('Delete Account')}
        danger
        open={asking}
        onClose={() => setAsking(false)}
        action={deletion}
      >
        {companyRole === 'owner' ? <CompanyLoss /> : null}
        <p>{t('This cannot be undone. Export your data first if you want to keep it.')}</p>
      </PasswordConfirmation>
    </>
  );
}
