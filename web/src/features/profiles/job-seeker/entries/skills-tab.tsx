import { Form } from 'antd';
import type { JobSeekerProfileBody } from '@/api/generated/types.gen';
import { t } from '@/lib/language/t.ts';
import { LanguagesSection, type LanguageForm } from '../sections/languages-section.tsx';
import { SaveChanges } from '../save-changes.tsx';
import { SkillsSection, type SkillForm } from '../sections/skills-section.tsx';

/** The skills and languages of a job seeker. */
export function SkillsTab({ profile }: { profile: JobSeekerProfileBody }) {
  const [skill] = Form.useForm<SkillForm>();
  const [language] = Form.useForm<LanguageForm>();
  return (
    <>
      <SkillsSection profile={profile} form={skill} />
      <LanguagesSection profile={profile} form={language} />
      <SaveChanges
        title={t('Skills Updated')}
        what={t('skills and languages')}
        pending={() => [skill, language].filter((form) => Object.values(form.getFieldsValue(true)).some(Boolean))}
      />
    </>
  );
}
