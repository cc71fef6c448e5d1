import type { ReactNode } from 'react';
import type { JobSeekerProfileBody } from '@/api/generated/types.gen';
import { Tabs } from '@/public/tabs.tsx';
import { desiredRoleRule, skillRule } from '@/features/profiles/entry-forms.ts';
import { EDITOR_TABS, type EditorTab } from '@/features/profiles/profile-search.ts';
import { BasicsSection } from './basics-section.tsx';
import styles from './editor.module.css';
import { CERTIFICATIONS, EDUCATION, WORK_EXPERIENCE } from './entry-kinds.ts';
import { EntrySection } from './entry-section.tsx';
import { LanguagesSection } from './languages-section.tsx';
import { ResumeSection } from './resume-section.tsx';
import { SavedNote } from './saved-note.tsx';
import { TextListSection } from './text-list-section.tsx';
import { VisibilitySection } from './visibility-section.tsx';

const LABELS: Record<EditorTab, string> = {
  basic: 'Basic Info',
  skills: 'Skills',
  education: 'Education',
  certifications: 'Certifications',
  resume: 'Resume',
};

const TABS = EDITOR_TABS.map((value) => ({ value, label: LABELS[value] }));

interface ProfileEditorProps {
  profile: JobSeekerProfileBody;
  tab: EditorTab;
  onTab: (tab: EditorTab) => void;
}

/** The five tabs in which a job seeker keeps the profile. */
export function ProfileEditor({ profile, tab, onTab }: ProfileEditorProps) {
  const panels: Record<EditorTab, ReactNode> = {
    basic: (
      <>
        <BasicsSection profile={profile} />
        <TextListSection
          profile={profile}
          field="desiredRoles"
          rule={desiredRoleRule}
          title="Desired roles"
          hint="The positions that you are looking for."
          label="Role"
          placeholder="Guest relations manager"
          none="No desired roles added yet."
          invalid="Invalid role"
        />
        <EntrySection kind={WORK_EXPERIENCE} profile={profile} />
        <VisibilitySection profile={profile} />
      </>
    ),
    skills: (
      <>
        <TextListSection
          profile={profile}
          field="skills"
          rule={skillRule}
          title="Skills"
          hint="What you are good at: systems, services, crafts. Add them one by one."
          label="Skill"
          placeholder="Opera PMS"
          none="No skills added yet."
          invalid="Invalid skill"
        />
        <LanguagesSection profile={profile} />
        <SavedNote title="Skills Updated" what="skills and languages" />
      </>
    ),
    education: (
      <>
        <EntrySection kind={EDUCATION} profile={profile} />
        <SavedNote title="Education Updated" what="education entries" />
      </>
    ),
    certifications: (
      <>
        <EntrySection kind={CERTIFICATIONS} profile={profile} />
        <SavedNote title="Certifications Updated" what="certifications" />
      </>
    ),
    resume: <ResumeSection profile={profile} />,
  };
  return (
    <Tabs label="Edit your profile" tabs={TABS} value={tab} onChange={onTab}>
      {/* All tabs stay, so that what was typed in one survives a look at another. */}
      {EDITOR_TABS.map((value) => (
        <div key={value} className={styles.sections} hidden={value !== tab}>
          {panels[value]}
        </div>
      ))}
    </Tabs>
  );
}
