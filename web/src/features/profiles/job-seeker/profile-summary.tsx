import { Card, Switch } from 'antd';
import { useId } from 'react';
import { voyage } from '@/light/scenes/pictures.ts';
import { Scene } from '@/light/scenes/scene.tsx';
import type { JobSeekerProfileBody } from '@/api/generated/types.gen';
import { PersonAvatar } from '@/components/display/person-avatar.tsx';
import { languageTags } from '@/lib/words/spoken-languages.ts';
import { t } from '@/lib/language/t.ts';
import { Completion } from '../completion.tsx';
import { NextStep, nextStepOf } from '../next-step.tsx';
import { FileUpload } from '../uploads/file-upload.tsx';
import { TagList } from '../tag-list.tsx';
import { yearsOfExperience } from './entries/entry-text.ts';
import { useEditProfile } from '../profile-mutations.ts';
import { usePhotoUpload } from '../uploads/upload-mutations.ts';
import { PHOTO_RULES } from '@/lib/rules/upload-rules.ts';
import { Icon } from '@/light/marks/icon.tsx';
import styles from './profile-summary.module.css';

/** The owner of a profile. */
export interface ProfileOwner {
  id: number;
  fullName: string;
  avatar: string | null;
}

/** The profile at a glance: photo, key facts, and who can see it. */
export function ProfileSummary({ owner, profile }: { owner: ProfileOwner; profile: JobSeekerProfileBody }) {
  const upload = usePhotoUpload();
  const { headline, skills, languages, completion } = profile;
  const step = nextStepOf(profile);
  return (
    <section aria-labelledby="profile-owner">
      <Card cover={<Scene picture={voyage} className={styles.scene} />} classNames={{ body: styles.body }}>
        <span className={styles.photo}>
          <PersonAvatar name={owner.fullName} image={upload.sending?.preview ?? owner.avatar} size={104} />
        </span>
        <div className={styles.names}>
          <h2 dir="auto" id="profile-owner">
            {owner.fullName}
          </h2>
          <p>{headline ?? t('Add a headline to introduce yourself.')}</p>
        </div>
        <FileUpload
          label={owner.avatar === null ? t('Upload Photo') : t('Change Photo')}
          hint={t('JPEG, PNG or SVG, up to 2 MB.')}
          rules={PHOTO_RULES}
          upload={upload}
          crop={{ title: t('Crop your photo'), shape: 'round' }}
        />
        <SummaryFacts profile={profile} />
        <div>
          <Completion percent={completion} />
          {step ? <NextStep step={step} /> : null}
        </div>
        <VisibilitySwitch isPublic={profile.isPublic} />
        {skills.length === 0 ? null : (
          <div className={styles.part}>
            <h3>{t('Skills')}</h3>
            <TagList label={t('Skills')} tags={skills.map((text) => ({ text }))} />
          </div>
        )}
        {languages.length === 0 ? null : (
          <div className={styles.part}>
            <h3>{t('Languages')}</h3>
            <TagList label={t('Languages')} tags={languageTags(languages)} />
          </div>
        )}
      </Card>
    </section>
  );
}

function SummaryFacts({ profile: { location, experience, resume } }: { profile: JobSeekerProfileBody }) {
  if (location === null && experience === null && resume === null) return null;
  return (
    <ul className={styles.facts}>
      {location === null ? null : (
        <li>
          <Icon name="pin" /> {location}
        </li>
      )}
      {experience === null ? null : (
        <li>
          <Icon name="briefcase" /> {yearsOfExperience(experience)}
        </li>
      )}
      {resume === null ? null : (
        <li className={styles.done}>
          <Icon name="check" /> {t('Resume uploaded')}
        </li>
      )}
    </ul>
  );
}

/** Shows or hides the public profile at once. */
function VisibilitySwitch({ isPublic }: { isPublic: boolean }) {
  const save = useEditProfile();
  const id = useId();
  return (
    <div className={styles.visibility}>
      <strong id={id}>{t('Public profile')}</strong>
      <Switch
        checked={isPublic}
        disabled={save.isPending}
        aria-labelledby={id}
        aria-describedby={`${id}-hint`}
        onChange={(checked) => save.mutate(() => ({ isPublic: checked }))}
      />
      <p id={`${id}-hint`}>
        {t(
          'Anyone with the link can see your profile, but never your email, phone or resume. When off, only you can see it.',
        )}
      </p>
    </div>
  );
}
