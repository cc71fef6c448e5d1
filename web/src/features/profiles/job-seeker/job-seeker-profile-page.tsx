import type { JobSeekerProfileBody } from '@/api/generated/types.gen';
import { ButtonLink } from '@/components/layout/button-link.tsx';
import { Icon } from '@/light/marks/icon.tsx';
import { PageHead } from '@/components/layout/page-head.tsx';
import { Panel } from '@/components/layout/panel.tsx';
import { UnsavedGuard } from '@/components/forms/unsaved-guard.tsx';
import { t } from '@/lib/language/t.ts';
import type { EditorTab } from '../profile-search.ts';
import styles from '../profile-page.module.css';
import { ProfileEditor } from './profile-editor.tsx';
import { ProfileSummary, type ProfileOwner } from './profile-summary.tsx';

interface JobSeekerProfilePageProps {
  owner: ProfileOwner;
  profile: JobSeekerProfileBody;
  tab: EditorTab;
  onTab: (tab: EditorTab) => void;
}

/** Lets job seekers edit their profile. */
export function JobSeekerProfilePage({ owner, profile, tab, onTab }: JobSeekerProfilePageProps) {
  return (
    <UnsavedGuard>
      <div className={`page ${styles.page}`}>
        <PageHead
          title={t('My Profile')}
          text={t('Tell employers who you are. The more complete your profile, the easier you are to find and hire.')}
        >
          <ButtonLink icon={<Icon name="eye" />} to="/profile/$id" params={{ id: owner.id }}>
            {t('View public profile')}
          </ButtonLink>
        </PageHead>
        <div className={styles.layout}>
          <ProfileSummary owner={owner} profile={profile} />
          <Panel title={t('Edit your profile')}>
            <ProfileEditor profile={profile} tab={tab} onTab={onTab} />
          </Panel>
        </div>
      </div>
    </UnsavedGuard>
  );
}
