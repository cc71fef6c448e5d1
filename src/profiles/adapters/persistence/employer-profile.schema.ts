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
    _verifiedAt: p.datetime().nullable().accessor('verifiedAt'),
    _verifiedDomain: p.text().nullable().accessor('verifiedDomain'),
    _verificationNote: p.text().nullable().accessor('verificationNote'),
    _withdrawalReason: p.text().nullable().accessor('withdrawalReason'),
    version: p.integer().version(),
    _details: () => p.embedded(CompanyDetailsSchema).prefix(false).accessor('details'),
    _published: p.json<CompanyDetails>().accessor('published'),
    _isReviewed: p.boolean().accessor('isReviewed'),
    // Derived, and stored for queries.
    awaitsReview: p.boolean().hydrate(false),
    isTrusted: p.boolean().hydrate(false),
    verifiedNameKey: p.text().nullable().hydrate(false),
  },
});
