import { defineEntity, p } from '@mikro-orm/core';
import type { Answer } from '../../domain/answers.js';
import { Application } from '../../domain/application.js';
import type { ApplicationStatus } from '../../domain/application-status.js';

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
    status: p.text().$type<ApplicationStatus>(),
    assigneeId: p.integer().nullable(),
    seenAt: p.datetime().nullable(),
    withdrawnAt: p.datetime().nullable(),
    heldUntil: p.datetime().nullable(),
    version: p.integer(),
    keepsInMind: p.boolean(),
  },
});
