import type { ReactNode } from 'react';
import type { UserBody } from '@/api/generated/types.gen';
import { PageHead } from '@/components/layout/page-head.tsx';
import { t } from '@/lib/language/t.ts';
import styles from '../account.module.css';
import { EmailPanel } from './email-panel.tsx';
import { IdentitiesPanel } from '../sign-in/identities-panel.tsx';
import { LeavingPanel } from '../leaving/leaving-panel.tsx';
import { LanguagePanel } from './language-panel.tsx';
import { NamePanel } from './name-panel.tsx';
import { NotificationsPanel } from './notifications-panel.tsx';
import { PasskeysPanel } from '../sign-in/passkeys-panel.tsx';
import { PasswordPanel } from '../sign-in/password-panel.tsx';
import { SecondFactorPanel } from '../second-factor/second-factor-panel.tsx';
import { TimeZonePanel } from './time-zone-panel.tsx';
import { SessionsPanel } from '../sign-in/sessions-panel.tsx';

interface SettingsPageProps {
  user: Pick<UserBody, 'username' | 'fullName' | 'role' | 'companyRole' | 'timeZone'>;
  /** Why linking an account at a provider failed. */
  problem: string | undefined;
  /** Panels of other features, above the data panel. */
  children?: ReactNode;
}

/** The settings of the signed-in user's account. */
export function SettingsPage({ user, problem, children }: SettingsPageProps) {
  return (
    <div className={`page ${styles.page}`}>
      <PageHead title={t('Settings')} />
      <NamePanel fullName={user.fullName} />
      <LanguagePanel />
      <TimeZonePanel timeZone={user.timeZone} />
      <EmailPanel />
      <PasswordPanel username={user.username} />
      <PasskeysPanel />
      <SecondFactorPanel username={user.username} />
      <IdentitiesPanel problem={problem} />
      <SessionsPanel />
      <NotificationsPanel role={user.role} />
      {children}
      <LeavingPanel companyRole={user.companyRole} />
    </div>
  );
}
