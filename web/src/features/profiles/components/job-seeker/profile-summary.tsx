import type { JobSeekerProfileBody } from '@/api/generated/types.gen';
import { Avatar } from '@/public/avatar.tsx';
import { CompletionBar } from '@/public/completion-bar.tsx';
import { Icon } from '@/public/icon.tsx';
import { UploadControl } from '@/public/upload-control.tsx';
import { keyed } from '@/lib/keyed.ts';
import { VoyageScene } from '@/scenes/voyage-scene.tsx';
import { yearsOfExperience } from '@/features/profiles/entry-words.ts';
import { usePhotoUpload } from '@/features/profiles/upload-mutations.ts';
import { acceptOf, PHOTO_RULES } from '@/features/profiles/upload-rules.ts';
import styles from './profile-summary.module.css';

/** The person whose profile it is. */
export interface ProfileOwner {
  id: number;
  fullName: string;
  avatar: string | null;
}

/** The profile at a glance, with the picture that can be changed. */
export function ProfileSummary({ owner, profile }: { owner: ProfileOwner; profile: JobSeekerProfileBody }) {
  const upload = usePhotoUpload();
  const { headline, skills, languages, completion } = profile;
  return (
    <section className={styles.card} aria-labelledby="profile-owner">
      <VoyageScene className={styles.scene} />
      <div className={styles.body}>
        <div className={styles.photo}>
          <span className={styles.frame}>
            <Avatar name={owner.fullName} image={upload.sending?.preview ?? owner.avatar} size="large" />
          </span>
          <div className={styles.names}>
            <h2 id="profile-owner">{owner.fullName}</h2>
            <p>{headline ?? 'Add a headline to introduce yourself.'}</p>
          </div>
          <UploadControl
            label={owner.avatar === null ? 'Upload Photo' : 'Change Photo'}
            hint="JPEG, PNG or SVG, up to 2 MB."
            accept={acceptOf(PHOTO_RULES)}
            sending={upload.sending}
            refusal={upload.refusal}
            onPick={upload.send}
          />
        </div>
        <SummaryFacts profile={profile} />
        <CompletionBar label="Profile completion" percent={completion} />
        {skills.length === 0 ? null : (
          <div className={styles.part}>
            <h3>Skills</h3>
            <ul className={styles.skills}>
              {keyed(skills, (skill) => skill).map(({ key, item }) => (
                <li key={key}>{item}</li>
              ))}
            </ul>
          </div>
        )}
        {languages.length === 0 ? null : (
          <div className={styles.part}>
            <h3>Languages</h3>
            <ul className={styles.languages}>
              {keyed(languages, ({ language }) => language).map(({ key, item: { language, proficiency } }) => (
                <li key={key}>
                  {language} <span>{proficiency}</span>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
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
          <Icon name="check" /> Resume uploaded
        </li>
      )}
    </ul>
  );
}
