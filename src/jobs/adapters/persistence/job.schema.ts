import { defineEntity, p } from '@mikro-orm/core';
import type { JobText } from '../../domain/job-details.js';
import type { Archiver } from '../../domain/job-state.js';
import type { JobType } from '../../domain/offer/job-options.js';
import { Job } from '../../domain/job.js';
import type { Place } from '../../domain/offer/place.js';
import type { JobFacts } from '../../domain/offer/job-facts.js';
import type { ScreeningQuestion } from '#shared/domain/values/screening-question.js';
import { SalaryRange, type PayBasis, type PayPeriod } from '../../domain/offer/salary-range.js';

const SalaryRangeSchema = defineEntity({
  // The constructor is private so that every range is validated; the mapper never calls it.
  class: SalaryRange as unknown as new () => SalaryRange,
  embeddable: true,
  properties: {
    min: p.double().nullable().name('min_salary'),
    max: p.double().nullable().name('max_salary'),
    period: p.text().$type<PayPeriod>().name('pay_period'),
    currency: p.text().name('currency'),
    basis: p.text().$type<PayBasis>().nullable().name('pay_basis'),
  },
});

const JobDetailsSchema = defineEntity({
  name: 'JobDetails',
  embeddable: true,
  properties: {
    title: p.text(),
    company: p.text(),
    location: p.text(),
    description: p.text(),
    requirements: p.text().nullable(),
    responsibilities: p.text().nullable(),
    benefits: p.text().nullable(),
    department: p.text().nullable(),
    salary: p.text(),
    salaryRange: () => p.embedded(SalaryRangeSchema).prefix(false),
    jobType: p.text().$type<JobType>(),
    category: p.text(),
    experience: p.text().nullable(),
    skills: p.json<string[]>(),
    facts: p.json<JobFacts>(),
    workplaceId: p.integer().nullable(),
    places: p.json<Place[]>().nullable(),
    questions: p.json<ScreeningQuestion[]>(),
    deadline: p.date().nullable(),
    isPremium: p.boolean(),
  },
});

/** Maps `Job` to its table. */
export const JobSchema = defineEntity({
  class: Job,
  tableName: 'job',
  properties: {
    id: p.integer().primary(),
    employerId: p.integer(),
    postedAt: p.datetime(),
    details: () => p.embedded(JobDetailsSchema).prefix(false),
    proposedText: p.json<JobText>().nullable(),
    checkedText: p.json<JobText>().nullable(),
    changedTogether: p.integer().nullable(),
    premiumRequested: p.boolean(),
    premiumGrantedAt: p.datetime().nullable(),
    premiumRefusedAt: p.datetime().nullable(),
    publishAt: p.datetime().nullable(),
    clearedAt: p.datetime().nullable(),
    approvedAt: p.datetime().nullable(),
    firstApprovedAt: p.datetime().nullable(),
    rejectedAt: p.datetime().nullable(),
    archivedAt: p.datetime().nullable(),
    archivedBy: p.text().$type<Archiver>().nullable(),
    hiddenAt: p.datetime().nullable(),
    version: p.integer(),
    // Derived; stored for queries.
    closesAt: p.datetime().nullable().hydrate(false),
  },
});
