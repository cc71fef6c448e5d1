import type { ReactNode } from 'react';
import type { PublicJobSeekerProfileBody } from '@/api/generated/types.gen';
import { ChipList } from '@/public/chip-list.tsx';
import { keyed } from '@/lib/keyed.ts';
import type { PublicTab } from '@/features/profiles/profile-search.ts';
import {
  certificationWords,
  educationWords,
  workExperienceWords,
  type EntryWords,
} from '@/features/profiles/entry-words.ts';
import { EntryItem, EntryList } from '@/features/profiles/components/entry-item.tsx';
import styles from './public-profile-page.module.css';

/** What one tab of a public profile shows. */
export function PublicProfileParts({ profile, tab }: { profile: PublicJobSeekerProfileBody; tab: PublicTab }) {
  const { summary, desiredJobTypes, workExperience, skills, languages, education, certifications } = profile;
  return (
    <div className={styles.parts}>
      {tab === 'basic' ? (
        <>
          <Part title="Summary" none="No summary yet." isEmpty={!summary}>
            <p className="as-written">{summary}</p>
          </Part>
          <Part title="Desired Job Types" none="Open to all kinds of roles." isEmpty={desiredJobTypes.length === 0}>
            <ChipList label="Desired job types" chips={desiredJobTypes.map((text) => ({ text }))} />
          </Part>
          <EntriesPart
            title="Work Experience"
            none="No work experience listed."
            entries={workExperience.map(workExperienceWords)}
          />
        </>
      ) : null}
      {tab === 'skills' ? (
        <>
          <Part title="Skills" none="No skills listed." isEmpty={skills.length === 0}>
            <ChipList label="Skills" chips={skills.map((text) => ({ text }))} />
          </Part>
          <Part title="Languages" none="No languages listed." isEmpty={languages.length === 0}>
            <ChipList
              label="Languages"
              chips={languages.map(({ language, proficiency }) => ({ text: language, note: proficiency }))}
            />
          </Part>
        </>
      ) : null}
      {tab === 'education' ? (
        <>
          <EntriesPart title="Education" none="No education listed." entries={education.map(educationWords)} />
          <EntriesPart
            title="Certifications"
            none="No certifications listed."
            entries={certifications.map(certificationWords)}
          />
        </>
      ) : null}
    </div>
  );
}

interface PartProps {
  title: string;
  /** Said where there is nothing. */
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

function EntriesPart({ title, none, entries }: { title: string; none: string; entries: EntryWords[] }) {
  return (
    <Part title={title} none={none} isEmpty={entries.length === 0}>
      <EntryList label={title}>
        {keyed(entries, (words) => JSON.stringify(words)).map(({ key, item }) => (
          <EntryItem key={key} words={item} />
        ))}
      </EntryList>
    </Part>
  );
}
