import { t } from '@/lib/language/t.ts';
import { PAPERS } from '@/lib/rules/papers.ts';
import { certificationSchema, educationSchema, paperSchema, workExperienceSchema } from '../entries/entry-forms.ts';
import { certificationText, educationText, paperText, workExperienceText } from '../entries/entry-text.ts';
import type { EntryKind } from './entry-section.tsx';

export const EDUCATION: EntryKind<'education'> = {
  field: 'education',
  title: t('Education'),
  none: t('No education added yet.'),
  addLabel: t('Add Education'),
  invalid: t('Invalid education information'),
  schema: educationSchema,
  textOf: educationText,
  saved: { title: t('Education Updated'), what: t('education entries') },
  fields: [
    { name: 'institution', label: t('Institution'), required: true, placeholder: t('Glion Institute') },
    { name: 'degree', label: t('Degree'), required: true, placeholder: t('Bachelor') },
    { name: 'fieldOfStudy', label: t('Field of study'), placeholder: t('Hospitality management') },
    { name: 'startDate', label: t('Start date'), placeholder: t('Sep 2015') },
    { name: 'endDate', label: t('End date'), placeholder: t('Jun 2018') },
  ],
};

export const CERTIFICATIONS: EntryKind<'certifications'> = {
  field: 'certifications',
  title: t('Certifications'),
  none: t('No certifications added yet.'),
  addLabel: t('Add Certification'),
  invalid: t('Invalid certification information'),
  schema: certificationSchema,
  textOf: certificationText,
  saved: { title: t('Certifications Updated'), what: t('certifications') },
  fields: [
    { name: 'name', label: t('Certification name'), required: true, placeholder: t('Food Safety Manager') },
    { name: 'issuingOrganization', label: t('Issuing organization'), required: true, placeholder: t('ServSafe') },
    { name: 'issueDate', label: t('Issue date'), placeholder: t('Mar 2022') },
    { name: 'expirationDate', label: t('Expiration date'), placeholder: t('Mar 2027') },
  ],
};

export const WORK_EXPERIENCE: EntryKind<'workExperience'> = {
  field: 'workExperience',
  title: t('Work experience'),
  none: t('No work experience added yet.'),
  addLabel: t('Add Work Experience'),
  invalid: t('Invalid work experience information'),
  schema: workExperienceSchema,
  textOf: workExperienceText,
  fields: [
    { name: 'title', label: t('Title'), required: true, placeholder: t('Front office manager') },
    { name: 'company', label: t('Company'), required: true, placeholder: t('Grand Hotel') },
    { name: 'location', label: t('Location'), placeholder: t('Lisbon, Portugal') },
    { name: 'startDate', label: t('Start date'), placeholder: t('Sep 2015') },
    { name: 'endDate', label: t('End date'), placeholder: t('Leave empty if you still work there') },
    { name: 'description', label: t('What you did there'), isLong: true },
  ],
};

export const PAPERS_SECTION: EntryKind<'papers'> = {
  field: 'papers',
  title: t('Papers'),
  hint: t('Only companies you apply to see them. They are never part of your public profile.'),
  none: t('No papers added yet.'),
  addLabel: t('Add Paper'),
  invalid: t('Invalid paper'),
  schema: paperSchema,
  textOf: paperText,
  fields: [
    { name: 'kind', label: t('Paper'), required: true, options: PAPERS },
    { name: 'detail', label: t('Details'), placeholder: t('Portugal, C1/D visa, ENG 1') },
    { name: 'validUntil', label: t('Valid until'), isDay: true },
  ],
};
