import { defineEntity, p } from '@mikro-orm/core';
import { EmployerProfile, type CompanyDetails } from '../../domain/employer-profile.js';

/** How an `EmployerProfile` lies in its table. */
export const EmployerProfileSchema = defineEntity({
  class: EmployerProfile,
  tableName: 'employer_profile',
  properties: {
    id: p.integer().primary(),
    userId: p.integer(),
    companyName: p.text(),
    companyLogo: p.text().nullable(),
    companyWebsite: p.text().nullable(),
    industry: p.text().nullable(),
    companySize: p.text().nullable(),
    location: p.text().nullable(),
    about: p.text().nullable(),
    founded: p.text().nullable(),
    isTrusted: p.boolean(),
    verifiedAt: p.datetime().nullable(),
    version: p.integer().version(),
    published: p.json<CompanyDetails>(),
    isReviewed: p.boolean(),
    awaitsReview: p.boolean(),
  },
});
