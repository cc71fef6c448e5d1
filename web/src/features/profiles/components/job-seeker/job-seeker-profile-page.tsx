import type { JobSeekerProfileBody } from '@/api/generated/types.gen';
import { ButtonLink } from '@/public/button.tsx';
import { Icon } from '@/public/icon.tsx';
import { Panel } from '@/components/panel.tsx';
import { UnsavedGuard } from '@/components/unsaved-guard.tsx';
import type { EditorTab } from '@/features/profiles/profile-search.ts';
import styles from '@/features/profiles/components/profile-page.module.css';
import { ProfileEditor } from './profile-editor.tsx';
import { ProfileSummary, type ProfileOwner } from './profile-summary.tsx';

interface JobSeekerProfilePageProps {
  owner: ProfileOwner;
  profile: JobSeekerProfileBody;
  tab: EditorTab;
  onTab: (tab: EditorTab) => void;
}

/** Where a job seeker keeps the own profile. */
export function JobSeekerProfilePage({ owner, profile, tab, onTab }: JobSeekerProfilePageProps) {
  return (
    <UnsavedGuard>
      <div className={`page ${styles.page}`}>
        <header className={styles.head}>
          <div>
            <h1>My Profile</h1>
            <p>Tell employers who you are: the fuller your profile, the easier it is to hire you.</p>
          </div>
          <ButtonLink look="outline" size="small" to="/profile/$id" params={{ id: String(owner.id) }}>
            <Icon name="eye" /> View public profile
          </ButtonLink>
        </header>
        <div className={styles.layout}>
          <ProfileSummary owner={owner} profile={profile} />
          <Panel title="Edit your profile">
            <div>
              <ProfileEditor profile={profile} tab={tab} onTab={onTab} />
            </div>
          </Panel>
        </div>
      </div>
    </UnsavedGuard>
  );
}
