import { defineEntity, p } from '@mikro-orm/core';
import { JobSeekerProfile } from '../../domain/job-seeker-profile.js';
import type { Certification, Education, Language, WorkExperience } from '../../domain/profile-entries.js';

/** How a `JobSeekerProfile` lies in its table. */
export const JobSeekerProfileSchema = defineEntity({
  class: JobSeekerProfile,
  tableName: 'job_seeker_profile',
  properties: {
    id: p.integer().primary(),
    userId: p.integer(),
    headline: p.text().nullable(),
    bio: p.text().nullable(),
    resume: p.text().nullable(),
    experience: p.integer().nullable(),
    certifications: p.json<readonly Certification[]>(),
    languages: p.json<readonly Language[]>(),
    desiredRoles: p.json<readonly string[]>(),
    location: p.text().nullable(),
    availableFrom: p.date().nullable(),
    skills: p.json<readonly string[]>(),
    education: p.json<readonly Education[]>(),
    phone: p.text().nullable(),
    workExperience: p.json<readonly WorkExperience[]>(),
    isPublic: p.boolean(),
  },
});
