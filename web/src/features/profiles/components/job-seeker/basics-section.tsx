import type { JobSeekerProfileBody } from '@/api/generated/types.gen';
import { Button } from '@/public/button.tsx';
import { TextAreaField } from '@/public/text-area-field.tsx';
import { TextField } from '@/public/text-field.tsx';
import { useUnsaved } from '@/components/unsaved-guard.tsx';
import { useRecordForm } from '@/lib/use-record-form.ts';
import { type Basics, basicsOf, basicsSchema, LONGEST_BIO, toBasicsRequest } from '@/features/profiles/basics-form.ts';
import { useEditProfile } from '@/features/profiles/profile-mutations.ts';
import styles from './editor.module.css';
import { EditorSection } from './editor-section.tsx';

/** The texts and figures with which a job seeker introduces themselves, saved together. */
export function BasicsSection({ profile }: { profile: JobSeekerProfileBody }) {
  const save = useEditProfile();
  const { form, values, errors, set, submit, refuse, isDirty, changesIn } = useRecordForm(
    basicsSchema,
    basicsOf(profile),
  );
  useUnsaved(isDirty);

  const field = (name: keyof Basics) => ({
    name,
    value: values[name],
    error: errors[name],
    onValue: (text: string) => set(name, text),
  });
  return (
    <EditorSection
      title="About you"
      hint="The first thing that employers read. Your phone number is shown only to employers you applied to."
    >
      <form
        ref={form}
        className={styles.form}
        noValidate
        onSubmit={submit((typed) => {
          const request = toBasicsRequest(changesIn(typed));
          save.mutate(() => request, { onError: refuse });
        })}
      >
        <TextField label="Headline" placeholder="Front desk manager with a love of languages" {...field('headline')} />
        <TextAreaField
          label="Bio"
          rows={5}
          hint={`${values.bio.trim().length} of ${LONGEST_BIO} characters`}
          {...field('bio')}
        />
        <div className={styles.pair}>
          <TextField label="Location" placeholder="Lisbon, Portugal" autoComplete="off" {...field('location')} />
          <TextField label="Phone" type="tel" autoComplete="tel" {...field('phone')} />
          <TextField label="Years of experience" inputMode="numeric" autoComplete="off" {...field('experience')} />
          <TextField label="Available from" type="date" {...field('availableFrom')} />
        </div>
        <div className={styles.actions}>
          <Button type="submit" look="accent" disabled={save.isPending}>
            {save.isPending ? 'Saving…' : 'Save Changes'}
          </Button>
          {isDirty ? <p>You have changes that are not saved yet.</p> : null}
        </div>
      </form>
    </EditorSection>
  );
}
