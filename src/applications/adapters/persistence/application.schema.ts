import { defineEntity, p } from '@mikro-orm/core';
import { Application, type Answer } from '../../domain/application.js';
import type { ApplicationStatus } from '../../domain/application-status.js';

/** Maps `Application` to its table. */
export const ApplicationSchema = defineEntity({
  class: Application,
  tableName: 'application',
  properties: {
    id: p.integer().primary(),
    jobId: p.integer(),
    jobSeekerId: p.integer(),
    resume: p.text().nullable(),
    coverLetter: p.text().nullable(),
    answers: p.json<readonly Answer[]>(),
    appliedAt: p.datetime(),
    currentStatus: p.text().fieldName('status').$type<ApplicationStatus>(),
    privateNotes: p.text().nullable().fieldName('notes'),
  },
});
