import { defineEntity, p } from '@mikro-orm/core';
import { Job } from '../../domain/job.js';

/** How a `Job` lies in its table. */
export const JobSchema = defineEntity({
  class: Job,
  tableName: 'job',
  properties: {
    id: p.integer().primary(),
    employerId: p.integer(),
    title: p.text(),
    company: p.text(),
    location: p.text(),
    description: p.text(),
    requirements: p.text().nullable(),
    responsibilities: p.text().nullable(),
    benefits: p.text().nullable(),
    department: p.text().nullable(),
    salary: p.text(),
    minSalary: p.integer().nullable(),
    maxSalary: p.integer().nullable(),
    jobType: p.text(),
    category: p.text(),
    experience: p.text().nullable(),
    skills: p.json<string[]>(),
    postedAt: p.datetime(),
    deadline: p.date().nullable(),
    closesAt: p.datetime().nullable(),
    approvedAt: p.datetime().nullable(),
    archivedAt: p.datetime().nullable(),
    archivedBy: p.text().nullable(),
    isPremium: p.boolean(),
    premiumRequested: p.boolean(),
    version: p.integer(),
  },
});
