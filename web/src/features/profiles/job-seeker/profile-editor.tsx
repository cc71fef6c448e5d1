import { Tabs } from 'antd';
import { Suspense, type ComponentType } from 'react';
import { lazily } from '@/light/blocks/lazily.tsx';
import type { JobSeekerProfileBody } from '@/api/generated/types.gen';
import { t } from '@/lib/language/t.ts';
import { EDITOR_TABS, EDITOR_TITLES, type EditorTab } from '../profile-search.ts';
import { Loading } from '@/components/states/loading.tsx';
import { BasicsTab } from './basics/basics-tab.tsx';
import styles from './editor.module.css';

// The first tab is visible at once; the others are loaded when they are opened.
const loadEntryTabs = () => import('./entries/entry-tabs.tsx');
const TABS: Record<EditorTab, ComponentType<{ profile: JobSeekerProfileBody }>> = {
  basic: BasicsTab,
  skills: lazily(() => import('./entries/skills-tab.tsx'), 'SkillsTab'),
  education: lazily(loadEntryTabs, 'EducationTab'),
  certifications: lazily(loadEntryTabs, 'CertificationsTab'),
  resume: lazily(loadEntryTabs, 'ResumeTab'),
};

const LABELS: Record<EditorTab, string> = { basic: t('Basic Info'), ...EDITOR_TITLES };

interface ProfileEditorProps {
  profile: JobSeekerProfileBody;
  tab: EditorTab;
  onTab: (tab: EditorTab) => void;
}

/** The five tabs of the profile editor; visited tabs keep their input. */
export function ProfileEditor({ profile, tab, onTab }: ProfileEditorProps) {
  const items = EDITOR_TABS.map((key) => {
    const Tab = TABS[key];
    return {
      key,
      label: LABELS[key],
      children: (
        <div className={styles.sections}>
          <Suspense fallback={<Loading />}>
            <Tab profile={profile} />
          </Suspense>
        </div>
      ),
    };
  });
  return <Tabs items={items} activeKey={tab} onChange={(key) => onTab(key as EditorTab)} />;
}
