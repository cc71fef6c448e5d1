import { defineEntity, p } from '@mikro-orm/core';
import { JobSeekerProfile } from '../../domain/job-seeker-profile.js';
import type { Certification, Education, Language, Paper, WorkExperience } from '../../domain/profile-entries.js';

const JobSeekerDetailsSchema = defineEntity({
  name: 'JobSeekerDetails',
  embeddable: true,
  properties: {
    headline: p.text().nullable(),
    bio: p.text().nullable(),
    location: p.text().nullable(),
    phone: p.text().nullable(),
    experience: p.integer().nullable(),
    availableFrom: p.date().nullable(),
    availableUntil: p.date().nullable(),
    skills: p.json<readonly string[]>(),
    desiredRoles: p.json<readonly string[]>(),
    languages: p.json<readonly Language[]>(),
    education: p.json<readonly Education[]>(),
    certifications: p.json<readonly Certification[]>(),
    workExperience: p.json<readonly WorkExperience[]>(),
    papers: p.json<readonly Paper[]>(),
    isPublic: p.boolean(),
  },
});

export const JobSeekerProfileSchema = defineEntity({
  class: JobSeekerProfile,
  tableName: 'job_seeker_profile',
  properties: {
    id: p.integer().primary(),
    userId: p.integer(),
    details: () => p.embedded(JobSeekerDetailsSchema).prefix(false),
    resume: p.text().nullable(),
  },
});
