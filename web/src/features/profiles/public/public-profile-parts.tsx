import type { ReactNode } from 'react';
import type { PublicJobSeekerProfileBody } from '@/api/generated/types.gen';
import { languageTags } from '@/lib/words/spoken-languages.ts';
import { t } from '@/lib/language/t.ts';
import { EntryTimeline } from '../entry-timeline.tsx';
import { TagList } from '../tag-list.tsx';
import {
  certificationText,
  educationText,
  workExperienceText,
  type EntryText,
} from '../job-seeker/entries/entry-text.ts';
import type { PublicTab } from '../profile-search.ts';
import styles from './public-profile-page.module.css';

interface PublicProfilePartsProps {
  profile: PublicJobSeekerProfileBody;
  tab: PublicTab;
}

/** The content of one tab of a public profile. */
export function PublicProfileParts({ profile, tab }: PublicProfilePartsProps) {
  const { summary, desiredJobTypes, workExperience, skills, languages, education, certifications } = profile;
  const parts: Record<PublicTab, ReactNode> = {
    basic: (
      <>
        <Part title={t('Summary')} none={t('No summary yet.')} isEmpty={!summary}>
          <p dir="auto" className="as-written">
            {summary}
          </p>
        </Part>
        <Part
          title={t('Desired Job Types')}
          none={t('Open to all kinds of roles.')}
          isEmpty={desiredJobTypes.length === 0}
        >
          <TagList label={t('Desired job types')} tags={desiredJobTypes.map((text) => ({ text }))} />
        </Part>
        <EntriesPart
          title={t('Work Experience')}
          none={t('No work experience listed.')}
          entries={workExperience.map(workExperienceText)}
        />
      </>
    ),
    skills: (
      <>
        <Part title={t('Skills')} none={t('No skills listed.')} isEmpty={skills.length === 0}>
          <TagList label={t('Skills')} tags={skills.map((text) => ({ text }))} />
        </Part>
        <Part title={t('Languages')} none={t('No languages listed.')} isEmpty={languages.length === 0}>
          <TagList label={t('Languages')} tags={languageTags(languages)} />
        </Part>
      </>
    ),
    education: (
      <>
        <EntriesPart title={t('Education')} none={t('No education listed.')} entries={education.map(educationText)} />
        <EntriesPart
          title={t('Certifications')}
          none={t('No certifications listed.')}
          entries={certifications.map(certificationText)}
        />
      </>
    ),
  };
  return <div className={styles.parts}>{parts[tab]}</div>;
}

interface PartProps {
  title: string;
  /** Shown when the part is empty. */
  none: string;
  isEmpty: boolean;
  children: ReactNode;
}

function Part({ title, none, isEmpty, children }: PartProps) {
  return (
    <section>
      <h2>{title}</h2>
      {isEmpty ? <p className={styles.none}>{none}</p> : children}
    </section>
  );
}

function EntriesPart({ title, none, entries }: { title: string; none: string; entries: EntryText[] }) {
  return (
    <Part title={title} none={none} isEmpty={entries.length === 0}>
      <EntryTimeline entries={entries} />
    </Part>
  );
}
