import { SelectField } from '@/public/select-field.tsx';
import { TextField } from '@/public/text-field.tsx';
import { CATEGORY_LABELS, EXPERIENCE_LABELS, JOB_TYPE_LABELS, optionsOf } from '@/lib/job-options.ts';
import { OTHER_CATEGORY } from './job-form-schema.ts';
import { bind, type JobFormPart } from './job-form-fields.ts';
import styles from './job-form.module.css';

/** Who is sought, where, and for what kind of work. */
export function JobBasicsFields(part: JobFormPart) {
  const { category, experience } = part.values;
  const ownLevel = experience !== '' && !Object.hasOwn(EXPERIENCE_LABELS, experience);
  return (
    <fieldset className={styles.group}>
      <legend>The job</legend>
      <TextField label="Job title" required placeholder="Front Office Manager" {...bind(part, 'title')} />
      <div className={styles.pair}>
        <TextField label="Company" required autoComplete="organization" {...bind(part, 'company')} />
        <TextField label="Location" required placeholder="Lisbon, Portugal" {...bind(part, 'location')} />
        <SelectField
          label="Job type"
          required
          placeholder="Choose a job type"
          options={optionsOf(JOB_TYPE_LABELS)}
          {...bind(part, 'jobType')}
        />
        <SelectField
          label="Category"
          required
          placeholder="Choose a category"
          options={optionsOf(CATEGORY_LABELS)}
          {...bind(part, 'category')}
        />
        {category === OTHER_CATEGORY ? (
          <TextField
            label="Your own category"
            hint="Shown in place of “Other”."
            maxLength={100}
            {...bind(part, 'otherCategory')}
          />
        ) : null}
        <SelectField
          label="Experience level"
          placeholder="Not specified"
          options={[
            ...optionsOf<string>(EXPERIENCE_LABELS),
            ...(ownLevel ? [{ value: experience, label: experience }] : []),
          ]}
          {...bind(part, 'experience')}
        />
        <TextField label="Department" placeholder="Front office" {...bind(part, 'department')} />
      </div>
    </fieldset>
  );
}
