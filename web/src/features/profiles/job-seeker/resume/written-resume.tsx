import type { ReactNode } from 'react';
import type { JobSeekerProfileBody } from '@/api/generated/types.gen';
import { t } from '@/lib/language/t.ts';
import { certificationText, educationText, workExperienceText, type EntryText } from '../entry-text.ts';
import styles from './written-resume.module.css';

interface WrittenResumeProps {
  fullName: string;
  email: string;
  profile: JobSeekerProfileBody;
}

/** A resume made of a profile, for a screen and for paper. */
export function WrittenResume({ fullName, email, profile }: WrittenResumeProps) {
  const { headline, bio, location, phone, skills, languages } = profile;
  return (
    <article className={styles.sheet} aria-label={t('Resume')}>
      <header className={styles.head}>
        <h2 dir="auto">{fullName}</h2>
        {headline ? <strong dir="auto">{headline}</strong> : null}
        <p dir="auto">{[location, phone, email].filter(Boolean).join(' · ')}</p>
      </header>
      {bio ? (
        <p dir="auto" className="as-written">
          {bio}
        </p>
      ) : null}
      <Entries title={t('Work experience')} entries={profile.workExperience.map(workExperienceText)} />
      <Entries title={t('Education')} entries={profile.education.map(educationText)} />
      <Entries title={t('Certifications')} entries={profile.certifications.map(certificationText)} />
      <Part title={t('Languages')} isShown={languages.length > 0}>
        <p dir="auto">{languages.map(({ language, proficiency }) => `${language} (${proficiency})`).join(' · ')}</p>
      </Part>
      <Part title={t('Skills')} isShown={skills.length > 0}>
        <p dir="auto">{skills.join(' · ')}</p>
      </Part>
    </article>
  );
}

function Entries({ title, entries }: { title: string; entries: readonly EntryText[] }) {
  return (
    <Part title={title} isShown={entries.length > 0}>
      {entries.map((entry) => (
        <div key={`${entry.title} ${entry.place} ${entry.time}`} className={styles.entry}>
          <span>
            <strong dir="auto">{entry.title}</strong>, <span dir="auto">{entry.place}</span>
          </span>
          <span className={styles.time}>{entry.time}</span>
          {entry.text ? <p dir="auto">{entry.text}</p> : null}
        </div>
      ))}
    </Part>
  );
}

function Part({ title, isShown, children }: { title: string; isShown: boolean; children: ReactNode }) {
  if (!isShown) return null;
  return (
    <section>
      <h3>{title}</h3>
      {children}
    </section>
  );
}
