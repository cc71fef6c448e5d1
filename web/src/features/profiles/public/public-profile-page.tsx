import { Link } from '@tanstack/react-router';
import { Alert, Card, Tabs } from 'antd';
import { harbor } from '@/light/scenes/pictures.ts';
import { Scene } from '@/light/scenes/scene.tsx';
import type { PublicJobSeekerProfileBody } from '@/api/generated/types.gen';
import { PersonAvatar } from '@/components/display/person-avatar.tsx';
import { t } from '@/lib/language/t.ts';
import { yearsOfExperience } from '../job-seeker/entries/entry-text.ts';
import { PUBLIC_TABS, type PublicTab } from '../profile-search.ts';
import { FactList } from '@/light/blocks/fact-list.tsx';
import { Icon } from '@/light/marks/icon.tsx';
import styles from './public-profile-page.module.css';
import { PublicProfileParts } from './public-profile-parts.tsx';

const LABELS: Record<PublicTab, string> = {
  basic: t('Basic Info'),
  skills: t('Skills & Languages'),
  education: t('Education & Certification'),
};

/** Who is viewing the profile; only its owner sees that it is hidden. */
export type Viewer = 'other' | 'owner' | 'owner-of-hidden';

interface PublicProfilePageProps {
  profile: PublicJobSeekerProfileBody;
  viewer: Viewer;
  tab: PublicTab;
  onTab: (tab: PublicTab) => void;
}

/** A job seeker's profile as others see it. */
export function PublicProfilePage({ profile, viewer, tab, onTab }: PublicProfilePageProps) {
  const { user, title, location, yearsOfExperience: years } = profile;
  const tabs = PUBLIC_TABS.map((key) => ({
    key,
    label: LABELS[key],
    children: <PublicProfileParts profile={profile} tab={key} />,
  }));
  return (
    <div className={`page ${styles.page}`}>
      {viewer === 'other' ? null : <OwnerNotice isHidden={viewer === 'owner-of-hidden'} />}
      <Card cover={<Scene picture={harbor} className={styles.scene} />}>
        <header className={styles.who}>
          <span className={styles.photo}>
            <PersonAvatar name={user.fullName} image={user.avatar} size={112} />
          </span>
          <div className={styles.names}>
            <h1 dir="auto">{user.fullName}</h1>
            {title ? <p className={styles.title}>{title}</p> : null}
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
      </Card>
      <Card>
        <Tabs items={tabs} activeKey={tab} onChange={(key) => onTab(key as PublicTab)} />
      </Card>
    </div>
  );
}

function OwnerNotice({ isHidden }: { isHidden: boolean }) {
  return (
    <Alert
      type={isHidden ? 'warning' : 'info'}
      role="status"
      showIcon
      title={
        <>
          {isHidden
            ? t('Your profile is hidden. Only you can see this page.')
            : t('This is how your profile looks to anyone with the link.')}{' '}
          <Link to="/job-seeker/profile">{t('Edit your profile')}</Link>
        </>
      }
    />
  );
}
