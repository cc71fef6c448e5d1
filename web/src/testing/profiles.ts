import { jobSeekerProfileOwn } from '@/api/generated/calls/profiles.gen';
import { sampleOf } from './api/stand-in-api.ts';

/** A profile with everything that an application needs. */
export const COMPLETE_PROFILE = {
  ...sampleOf(jobSeekerProfileOwn),
  headline: 'Waiter',
  phone: '+351 912 345 678',
  resume: '/files/resume.pdf',
};
