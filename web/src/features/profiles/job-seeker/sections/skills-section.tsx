import { useQuery } from '@tanstack/react-query';
import { AutoComplete, Button, Form, type FormInstance } from 'antd';
import { useDeferredValue } from 'react';
import type * as z from 'zod/mini';
import type { JobSeekerProfileBody } from '@/api/generated/types.gen';
import { EmptyState } from '@/components/states/empty-state.tsx';
import { useUnsaved } from '@/components/forms/unsaved-guard.tsx';
import { t } from '@/lib/language/t.ts';
import { suggestionsQuery } from '@/lib/words/suggestions-query.ts';
import { TagList } from '../../tag-list.tsx';
import { newSkillSchema } from '../entries/entry-forms.ts';
import { useProfileList } from '../entries/use-profile-list.ts';
import { toasts } from '@/lib/toasts.ts';
import { useSchemaForm } from '@/components/forms/use-schema-form.ts';
import styles from '../editor.module.css';
import { EditorSection, RemovedNote } from './editor-section.tsx';

export type SkillForm = z.infer<ReturnType<typeof newSkillSchema>>;

const EMPTY: SkillForm = { skill: '' };

interface SkillsSectionProps {
  profile: JobSeekerProfileBody;
  form: FormInstance<SkillForm>;
}

/** Skills, added and removed one by one; those that open listings ask for are offered while typing. */
export function SkillsSection({ profile: { skills }, form }: SkillsSectionProps) {
  const list = useProfileList('skills');
  const { props, item } = useSchemaForm(
    newSkillSchema(skills),
    ({ skill }, { restart }) => list.add(skill, () => restart(EMPTY)),
    (description) => toasts.show({ title: t('Invalid skill'), description, tone: 'destructive' }),
    form,
  );
  const typed = Form.useWatch('skill', form) ?? '';
  const { data: offered = [] } = useQuery(suggestionsQuery('skill', useDeferredValue(typed)));
  useUnsaved(typed.trim() !== '');

  return (
    <EditorSection
      title={t('Skills')}
      hint={t('What you are good at: systems, services, crafts. Add them one by one.')}
    >
      {skills.length === 0 ? (
        <EmptyState text={t('No skills added yet.')} />
      ) : (
        <TagList
          label={t('Skills')}
          tags={skills.map((text) => ({ text }))}
          disabled={list.isPending}
          onRemove={(index) => {
            const skill = skills[index];
            if (skill !== undefined) list.remove(skill, index);
          }}
        />
      )}
      {list.removed === null ? null : (
        <RemovedNote key={list.removed} name={list.removed} disabled={list.isPending} onUndo={list.restore} />
      )}
      <Form {...props} name="new-skill" className={styles.add} initialValues={EMPTY} requiredMark={false}>
        <Form.Item {...item('skill')} label={t('Skill')}>
          <AutoComplete
            virtual={false}
            // Enter adds what was typed.
            defaultActiveFirstOption={false}
            placeholder={t('Opera PMS')}
            options={(typed === '' ? [] : offered).map(({ label }) => ({ value: label }))}
          />
        </Form.Item>
        <Button htmlType="submit" aria-label={t('Add skill')} disabled={typed === '' || list.isPending}>
          {t('Add')}
        </Button>
      </Form>
    </EditorSection>
  );
}
