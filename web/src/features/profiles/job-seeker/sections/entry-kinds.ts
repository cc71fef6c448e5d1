import { certificationSchema, educationSchema, workExperienceSchema } from '../entry-forms.ts';
import { certificationText, educationText, workExperienceText } from '../entry-text.ts';
import type { EntryKind } from './entry-section.tsx';

export const EDUCATION: EntryKind<'education'> = {
  field: 'education',
  title: 'Education',
  none: 'No education added yet.',
  addLabel: 'Add Education',
  invalid: 'Invalid education information',
  schema: educationSchema,
  textOf: educationText,
  saved: { title: 'Education Updated', what: 'education entries' },
  fields: [
    { name: 'institution', label: 'Institution', required: true, placeholder: 'Glion Institute' },
    { name: 'degree', label: 'Degree', required: true, placeholder: 'Bachelor' },
    { name: 'fieldOfStudy', label: 'Field of study', placeholder: 'Hospitality management' },
    { name: 'startDate', label: 'Start date', placeholder: 'Sep 2015' },
    { name: 'endDate', label: 'End date', placeholder: 'Jun 2018' },
  ],
};

export const CERTIFICATIONS: EntryKind<'certifications'> = {
  field: 'certifications',
  title: 'Certifications',
  none: 'No certifications added yet.',
  addLabel: 'Add Certification',
  invalid: 'Invalid certification information',
  schema: certificationSchema,
  textOf: certificationText,
  saved: { title: 'Certifications Updated', what: 'certifications' },
  fields: [
    { name: 'name', label: 'Certification name', required: true, placeholder: 'Food Safety Manager' },
    { name: 'issuingOrganization', label: 'Issuing organization', required: true, placeholder: 'ServSafe' },
    { name: 'issueDate', label: 'Issue date', placeholder: 'Mar 2022' },
    { name: 'expirationDate', label: 'Expiration date', placeholder: 'Mar 2027' },
  ],
};

export const WORK_EXPERIENCE: EntryKind<'workExperience'> = {
  field: 'workExperience',
  title: 'Work experience',
  none: 'No work experience added yet.',
  addLabel: 'Add Work Experience',
  invalid: 'Invalid work experience information',
  schema: workExperienceSchema,
  textOf: workExperienceText,
  fields: [
    { name: 'title', label: 'Title', required: true, placeholder: 'Front office manager' },
    { name: 'company', label: 'Company', required: true, placeholder: 'Grand Hotel' },
    { name: 'location', label: 'Location', placeholder: 'Lisbon, Portugal' },
    { name: 'startDate', label: 'Start date', placeholder: 'Sep 2015' },
    { name: 'endDate', label: 'End date', placeholder: 'Leave empty if you still work there' },
    { name: 'description', label: 'What you did there', isLong: true },
  ],
};
