import type { FormErrors } from '@/lib/form-errors.ts';
import type { JobFormValues } from './job-form-schema.ts';

/** What a part of the job form works on. */
export interface JobFormPart {
  values: JobFormValues;
  errors: FormErrors<JobFormValues>;
  set: <Name extends keyof JobFormValues>(name: Name, value: JobFormValues[Name]) => void;
}

type TextFieldName = {
  [Name in keyof JobFormValues]: JobFormValues[Name] extends string ? Name : never;
}[keyof JobFormValues];

/** What binds a field to one of the form's texts. */
export function bind({ values, errors, set }: JobFormPart, name: TextFieldName) {
  return { name, value: values[name], error: errors[name], onValue: (value: string) => set(name, value) };
}
