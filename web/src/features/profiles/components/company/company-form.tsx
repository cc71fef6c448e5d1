import { useId } from 'react';
import type { EmployerProfileBody } from '@/api/generated/types.gen';
import { Button } from '@/public/button.tsx';
import { TextAreaField } from '@/public/text-area-field.tsx';
import { TextField } from '@/public/text-field.tsx';
import { useUnsaved } from '@/components/unsaved-guard.tsx';
import { useRecordForm } from '@/lib/use-record-form.ts';
import {
  companyFormOf,
  companySchema,
  LONGEST_ABOUT,
  toCompanyRequest,
  type CompanyForm as Values,
} from '@/features/profiles/company-form.ts';
import { useEditCompany } from '@/features/profiles/profile-mutations.ts';
import styles from './company.module.css';

const INDUSTRIES = [
  'Hotels & Resorts',
  'Airlines',
  'Cruise Lines',
  'Travel Agencies',
  'Theme Parks',
  'Events',
  'Tour Operators',
  'Ecotourism',
  'Food Service',
];

const SIZES = ['1-10', '11-50', '51-200', '201-500', '501-1,000', '1,001-5,000', '5,000+'].map(
  (people) => `${people} employees`,
);

interface CompanyFormProps {
  company: EmployerProfileBody;
  onClose: () => void;
}

/** Edits what a company tells about itself. */
export function CompanyForm({ company, onClose }: CompanyFormProps) {
  const save = useEditCompany();
  const { form, values, errors, set, submit, refuse, isDirty, changesIn, discard } = useRecordForm(
    companySchema,
    companyFormOf(company),
  );
  const lists = useId();
  useUnsaved(isDirty);

  const field = (name: keyof Values) => ({
    name,
    value: values[name],
    error: errors[name],
    onValue: (text: string) => set(name, text),
  });
  const cancel = () => {
    discard();
    onClose();
  };
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label="Company profile"
      noValidate
      onSubmit={submit((typed) =>
        save.mutate(toCompanyRequest(changesIn(typed)), { onSuccess: onClose, onError: refuse }),
      )}
    >
      <TextField label="Company name" autoComplete="organization" required {...field('companyName')} />
      <div className={styles.pair}>
        <TextField label="Industry" list={`${lists}-industries`} autoComplete="off" {...field('industry')} />
        <TextField label="Location" placeholder="Lisbon, Portugal" autoComplete="off" {...field('location')} />
        <TextField label="Company size" list={`${lists}-sizes`} autoComplete="off" {...field('companySize')} />
        <TextField label="Founded" placeholder="1987" autoComplete="off" {...field('founded')} />
      </div>
      <TextField
        label="Website"
        type="url"
        placeholder="https://www.example.com"
        autoComplete="url"
        {...field('companyWebsite')}
      />
      <TextAreaField
        label="About"
        rows={7}
        hint={`${values.about.trim().length} of ${LONGEST_ABOUT} characters`}
        {...field('about')}
      />
      <div className={styles.actions}>
        <Button type="submit" look="accent" disabled={save.isPending}>
          {save.isPending ? 'Saving…' : 'Save Changes'}
        </Button>
        <Button look="quiet" disabled={save.isPending} onClick={cancel}>
          Cancel
        </Button>
      </div>
      <Suggestions id={`${lists}-industries`} values={INDUSTRIES} />
      <Suggestions id={`${lists}-sizes`} values={SIZES} />
    </form>
  );
}

function Suggestions({ id, values }: { id: string; values: readonly string[] }) {
  return (
    <datalist id={id}>
      {values.map((value) => (
        <option key={value}>{value}</option>
      ))}
    </datalist>
  );
}
