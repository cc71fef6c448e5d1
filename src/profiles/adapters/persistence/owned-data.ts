import { ownedByAccounts } from '#platform/owned-data.js';

const PROFILE = [
  'headline',
  'bio',
  'resume',
  'experience',
  'certifications',
  'languages',
  'desired_roles',
  'location',
  'available_from',
  'available_until',
  'skills',
  'education',
  'phone',
  'work_experience',
  'papers',
  'is_public',
];

const COMPANY = [
  'company_name',
  'company_logo',
  'company_website',
  'industry',
  'company_size',
  'location',
  'about',
  'founded',
  'published',
  'is_reviewed',
  'is_trusted',
  'verified_at',
  'verified_domain',
  'withdrawal_reason',
];

/** Profiles and uploads. The files of a deleted account go in `erase-uploads.ts`. */
export const PROFILE_DATA = ownedByAccounts({
  exported: {
    'job-seeker-profile': `
      select ${PROFILE.join(', ')} from job_seeker_profile where user_id = $1`,
  },
  exportedOfParty: {
    'company-profile': `
      select ${COMPANY.join(', ')} from employer_profile where user_id = $1`,
    uploads: `
      select key, file_name, content_type, bytes, uploaded_at from uploaded_file where owner_id = $1 order by uploaded_at`,
  },
  erased: ['delete from job_seeker_profile where user_id = $1'],
  erasedOfParty: ['delete from employer_profile where user_id = $1'],
  files: [
    { table: 'employer_profile', column: 'company_logo', holds: 'address' },
    { table: 'employer_profile', column: 'published', field: 'companyLogo', holds: 'address' },
    { table: 'job_seeker_profile', column: 'resume', holds: 'key' },
  ],
});
