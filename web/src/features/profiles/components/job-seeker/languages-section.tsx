import type { JobSeekerProfileBody } from '@/api/generated/types.gen';
import { Button } from '@/public/button.tsx';
import { ChipList } from '@/public/chip-list.tsx';
import { SelectField } from '@/public/select-field.tsx';
import { TextField } from '@/public/text-field.tsx';
import { useUnsaved } from '@/components/unsaved-guard.tsx';
import { toasts } from '@/lib/toasts.ts';
import { useForm } from '@/lib/use-form.ts';
import { languageSchema, PROFICIENCIES } from '@/features/profiles/entry-forms.ts';
import { useProfileList } from '@/features/profiles/use-profile-list.ts';
import styles from './editor.module.css';
import { EditorSection, RemovedNote } from './editor-section.tsx';

const EMPTY = { language: '', proficiency: '' };
const OPTIONS = PROFICIENCIES.map((value) => ({ value, label: value }));

/** The languages that a job seeker speaks, and how well. */
export function LanguagesSection({ profile: { languages } }: { profile: JobSeekerProfileBody }) {
  const list = useProfileList('languages');
  const { form, values, errors, set, submit, rebase } = useForm(languageSchema, EMPTY);
  useUnsaved(values.language.trim() !== '');

  const add = submit(
    (language) => list.add(language, () => rebase(values, EMPTY)),
    (description) => toasts.show({ title: 'Invalid language', description, tone: 'destructive' }),
  );
  return (
    <EditorSection title="Languages" hint="Guests come from everywhere: name every language that you can work in.">
      {languages.length === 0 ? (
        <p className={styles.none}>No languages added yet.</p>
      ) : (
        <ChipList
          label="Languages"
          chips={languages.map(({ language, proficiency }) => ({ text: language, note: proficiency }))}
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
          name={list.removed.language}
          disabled={list.isPending}
          onUndo={list.restore}
        />
      )}
      <form ref={form} className={`${styles.add} ${styles.language}`} noValidate onSubmit={add}>
        <TextField
          label="Language"
          name="language"
          unmarked
          autoComplete="off"
          placeholder="Portuguese"
          value={values.language}
          error={errors.language}
          onValue={(language) => set('language', language)}
        />
        <SelectField
          label="Proficiency"
          name="proficiency"
          unmarked
          options={OPTIONS}
          placeholder="Choose…"
          value={values.proficiency}
          error={errors.proficiency}
          onValue={(proficiency) => set('proficiency', proficiency)}
        />
        <Button
          type="submit"
          look="outline"
          aria-label="Add language"
          disabled={values.language === '' || list.isPending}
        >
          Add
        </Button>
      </form>
    </EditorSection>
  );
}
