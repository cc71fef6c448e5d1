import { t } from '@/lib/language/t.ts';

export const EDITOR_TABS = ['basic', 'skills', 'education', 'certifications', 'resume'] as const;
export const PUBLIC_TABS = ['basic', 'skills', 'education'] as const;

/** The tabs of the profile editor. */
export type EditorTab = (typeof EDITOR_TABS)[number];

/** The tabs of a public profile. */
export type PublicTab = (typeof PUBLIC_TABS)[number];

/** The labels of the tabs after the first. */
export const EDITOR_TITLES = {
  skills: t('Skills'),
  education: t('Education'),
  certifications: t('Certifications'),
  resume: t('Resume'),
};
