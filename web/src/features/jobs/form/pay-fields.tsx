import { TextField } from '@/public/text-field.tsx';
import { bind, type JobFormPart } from './job-form-fields.ts';
import styles from './job-form.module.css';

/** What is paid, in words and, if wished, in figures. */
export function PayFields(part: JobFormPart) {
  return (
    <fieldset className={styles.group}>
      <legend>Pay</legend>
      <TextField
        label="Salary"
        required
        placeholder="$45,000 a year, plus service charge"
        hint="In your own words, with benefits in kind if you like."
        {...bind(part, 'salary')}
      />
      <div className={styles.pair}>
        <TextField
          label="Minimum salary"
          inputMode="numeric"
          hint="Whole dollars a year."
          placeholder="40000"
          {...bind(part, 'minSalary')}
        />
        <TextField
          label="Maximum salary"
          inputMode="numeric"
          hint="With a range, people find you by their salary."
          placeholder="50000"
          {...bind(part, 'maxSalary')}
        />
      </div>
    </fieldset>
  );
}
