import { Tabs } from 'antd';
import type { ReactNode } from 'react';
import type { JobSeekerProfileBody } from '@/api/generated/types.gen';
import { EDITOR_TABS, type EditorTab } from '@/features/profiles/profile-search.ts';
import { BasicsTab } from './basics-tab.tsx';
import styles from './editor.module.css';
import {
  CERTIFICATIONS,
  EDUCATION,
  WORK_EXPERIENCE,
} from '@/features/profiles/components/job-seeker/sections/entry-kinds.ts';
import { EntrySection } from '@/features/profiles/components/job-seeker/sections/entry-section.tsx';
import { ResumeSection } from '@/features/profiles/components/job-seeker/sections/resume-section.tsx';
import { SkillsTab } from './skills-tab.tsx';

const LABELS: Record<EditorTab, string> = {
  basic: 'Basic Info',
  skills: 'Skills',
  education: 'Education',
  certifications: 'Certifications',
  resume: 'Resume',
};

interface ProfileEditorProps {
  profile: JobSeekerProfileBody;
  tab: EditorTab;
  onTab: (tab: EditorTab) => void;
}

/** The five tabs in which job seekers edit their profile; visited tabs keep what was typed. */
export function ProfileEditor({ profile, tab, onTab }: ProfileEditorProps) {
  const panels: Record<EditorTab, ReactNode> = {
    basic: <BasicsTab profile={profile} />,
    skills: <SkillsTab profile={profile} />,
    education: <EntrySection kind={EDUCATION} profile={profile} />,
    certifications: <EntrySection kind={CERTIFICATIONS} profile={profile} />,
    resume: (
      <>
        <ResumeSection profile={profile} />
        <EntrySection kind={WORK_EXPERIENCE} profile={profile} />
      </>
    ),
  };
  const items = EDITOR_TABS.map((key) => ({
    key,
    label: LABELS[key],
    children: <div className={styles.sections}>{panels[key]}</div>,
  }));
  return <Tabs items={items} activeKey={tab} onChange={(key) => onTab(key as EditorTab)} />;
}
