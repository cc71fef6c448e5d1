import { defineEntity, p } from '@mikro-orm/core';
import { EmployerProfile, type CompanyDetails } from '../../domain/employer-profile.js';

const CompanyDetailsSchema = defineEntity({
  name: 'CompanyDetails',
  embeddable: true,
  properties: {
    companyName: p.text(),
    companyLogo: p.text().nullable(),
    companyWebsite: p.text().nullable(),
    industry: p.text().nullable(),
    companySize: p.text().nullable(),
    location: p.text().nullable(),
    about: p.text().nullable(),
    founded: p.text().nullable(),
  },
});

export const EmployerProfileSchema = defineEntity({
  class: EmployerProfile,
  tableName: 'employer_profile',
  properties: {
    id: p.integer().primary(),
    userId: p.integer(),
    verifiedAt: p.datetime().nullable(),
    verifiedDomain: p.text().nullable(),
    verificationNote: p.text().nullable(),
    withdrawalReason: p.text().nullable(),
    version: p.integer().version(),
    details: () => p.embedded(CompanyDetailsSchema).prefix(false),
    published: p.json<CompanyDetails>(),
    isReviewed: p.boolean(),
    // Derived, and stored for queries.
    awaitsReview: p.boolean().hydrate(false),
    isTrusted: p.boolean().hydrate(false),
    awaitsVerification: p.boolean().hydrate(false),
    verifiedNameKey: p.text().nullable().hydrate(false),
  },
});
