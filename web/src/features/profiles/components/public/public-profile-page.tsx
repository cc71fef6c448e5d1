import type { PublicJobSeekerProfileBody } from '@/api/generated/types.gen';
import { Avatar } from '@/public/avatar.tsx';
import { ButtonLink } from '@/public/button.tsx';
import { FactList } from '@/public/fact-list.tsx';
import { Icon } from '@/public/icon.tsx';
import { Notice } from '@/public/notice.tsx';
import { Panel } from '@/components/panel.tsx';
import { Tabs } from '@/public/tabs.tsx';
import { HarbourScene } from '@/scenes/harbour-scene.tsx';
import { yearsOfExperience } from '@/features/profiles/entry-words.ts';
import { PUBLIC_TABS, type PublicTab } from '@/features/profiles/profile-search.ts';
import styles from './public-profile-page.module.css';
import { PublicProfileParts } from './public-profile-parts.tsx';

const LABELS: Record<PublicTab, string> = {
  basic: 'Basic Info',
  skills: 'Skills & Languages',
  education: 'Education & Certification',
};

const TABS = PUBLIC_TABS.map((value) => ({ value, label: LABELS[value] }));

/** Who looks: somebody, or the owner, who alone may know whether others can see it. */
export type Viewer = 'somebody' | 'owner' | 'owner-of-hidden';

interface PublicProfilePageProps {
  profile: PublicJobSeekerProfileBody;
  viewer: Viewer;
  tab: PublicTab;
  onTab: (tab: PublicTab) => void;
}

/** A job seeker as everybody sees them. */
export function PublicProfilePage({ profile, viewer, tab, onTab }: PublicProfilePageProps) {
  const { user, title, location, yearsOfExperience: years } = profile;
  return (
    <div className={`page ${styles.page}`}>
      {viewer === 'somebody' ? null : <OwnerNotice isHidden={viewer === 'owner-of-hidden'} />}
      <header className={styles.header}>
        <HarbourScene className={styles.scene} />
        <div className={styles.who}>
          <span className={styles.frame}>
            <Avatar name={user.fullName} image={user.avatar} size="large" />
          </span>
          <div className={styles.names}>
            <h1>{user.fullName}</h1>
            {title ? <p className={styles.title}>{title}</p> : null}
          </div>
          {location === null && years === null ? null : (
            <FactList>
              {location === null ? null : (
                <li>
                  <Icon name="pin" /> {location}
                </li>
              )}
              {years === null ? null : (
                <li>
                  <Icon name="briefcase" /> {yearsOfExperience(years)}
                </li>
              )}
            </FactList>
          )}
        </div>
      </header>
      <Panel>
        <div>
          <Tabs label="Profile" tabs={TABS} value={tab} onChange={onTab}>
            <PublicProfileParts profile={profile} tab={tab} />
          </Tabs>
        </div>
      </Panel>
    </div>
  );
}

function OwnerNotice({ isHidden }: { isHidden: boolean }) {
  return (
    <Notice
      icon="eye"
      tone={isHidden ? 'warning' : 'neutral'}
      action={
        <ButtonLink look="outline" size="small" to="/job-seeker/profile">
          Edit your profile
        </ButtonLink>
      }
    >
      {isHidden
        ? 'Your profile is hidden: nobody but you can see this page.'
        : 'This is how your profile looks to anyone with the link.'}
    </Notice>
  );
}
