import { Button, Form, Input, type FormInstance } from 'antd';
import type * as z from 'zod/mini';
import type { JobSeekerProfileBody } from '@/api/generated/types.gen';
import { Choice } from '@/components/fields/choice.tsx';
import { EmptyState } from '@/components/states/empty-state.tsx';
import { useUnsaved } from '@/components/forms/unsaved-guard.tsx';
import { languageTags, SPOKEN_LANGUAGES, spokenLanguage } from '@/lib/words/spoken-languages.ts';
import { storedWord } from '@/lib/words/stored-words.ts';
import { t } from '@/lib/language/t.ts';
import { TagList } from '../../tag-list.tsx';
import { languageSchema, PROFICIENCIES } from '../entries/entry-forms.ts';
import { useProfileList } from '../entries/use-profile-list.ts';
import { toasts } from '@/lib/toasts.ts';
import { useSchemaForm } from '@/components/forms/use-schema-form.ts';
import styles from '../editor.module.css';
import { EditorSection, RemovedNote } from './editor-section.tsx';

export type LanguageForm = z.infer<typeof languageSchema>;

const EMPTY: LanguageForm = { language: '', proficiency: '' };
const OPTIONS = PROFICIENCIES.map((value) => ({ value, label: storedWord(value) }));

interface LanguagesSectionProps {
  profile: JobSeekerProfileBody;
  form: FormInstance<LanguageForm>;
}

/** The languages that a job seeker speaks, and how well. */
export function LanguagesSection({ profile: { languages }, form }: LanguagesSectionProps) {
  const list = useProfileList('languages');
  const { props, item } = useSchemaForm(
    languageSchema,
    (language, { restart }) => list.add(language, () => restart(EMPTY)),
    (description) => toasts.show({ title: t('Invalid language'), description, tone: 'destructive' }),
    form,
  );
  const typed = Form.useWatch('language', form) ?? '';
  useUnsaved(typed.trim() !== '');

  return (
    <EditorSection title={t('Languages')} hint={t('Guests come from everywhere: list every language you can work in.')}>
      {languages.length === 0 ? (
        <EmptyState text={t('No languages added yet.')} />
      ) : (
        <TagList
          label={t('Languages')}
          tags={languageTags(languages)}
          disabled={list.isPending}
          onRemove={(index) => {
            const language = languages[index];
            if (language) list.remove(language, index);
          }}
        />
      )}
      {list.removed === null ? null : (
        <RemovedNote
          key={list.removed.language}
          name={spokenLanguage(list.removed.language)}
          disabled={list.isPending}
          onUndo={list.restore}
        />
      )}
      <Form
        {...props}
        name="new-language"
        className={`${styles.add} ${styles.language}`}
        initialValues={EMPTY}
        requiredMark={false}
      >
        <Form.Item {...item('language')} label={t('Language')}>
          <Input autoComplete="off" placeholder={t('Portuguese')} list="spoken-languages" />
        </Form.Item>
        <datalist id="spoken-languages">
          {SPOKEN_LANGUAGES.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </datalist>
        <Form.Item {...item('proficiency')} label={t('Proficiency')}>
          <Choice options={OPTIONS} placeholder={t('Choose…')} />
        </Form.Item>
        <Button htmlType="submit" aria-label={t('Add language')} disabled={typed === '' || list.isPending}>
          {t('Add')}
        </Button>
      </Form>
    </EditorSection>
  );
}
