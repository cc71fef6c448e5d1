import { flag, oneOf } from '@/lib/page/search-params.ts';
import { t } from '@/lib/language/t.ts';

export const EDITOR_TABS = ['basic', 'skills', 'education', 'certifications', 'resume'] as const;
export const PUBLIC_TABS = ['basic', 'skills', 'education'] as const;

/** The tabs of the profile editor. */
export type EditorTab = (typeof EDITOR_TABS)[number];

/** The tabs of a public profile. */
export type PublicTab = (typeof PUBLIC_TABS)[number];

/** The URL state of a public profile: which tab is open. */
export interface PublicSearch {
  tab?: PublicTab | undefined;
}

/** The URL state of the company profile: whether it is being edited. */
export interface CompanySearch {
  edit?: true | undefined;
}

/** Reads the URL state; unknown values are dropped. */
export function parseCompanySearch({ edit }: Record<string, unknown>): CompanySearch {
  return { edit: flag(edit) || undefined };
}

/** Reads the URL state; unknown values are dropped. */
export function parsePublicSearch({ tab }: Record<string, unknown>): PublicSearch {
  return { tab: oneOf(PUBLIC_TABS, tab) };
}

/** The labels of the tabs after the first. */
export const EDITOR_TITLES = {
  skills: t('Skills'),
  education: t('Education'),
  certifications: t('Certifications'),
  resume: t('Resume'),
};
