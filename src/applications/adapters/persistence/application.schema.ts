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
    _resume: p.text().nullable().accessor('resume'),
    _coverLetter: p.text().nullable().accessor('coverLetter'),
    _answers: p.json<readonly Answer[]>().accessor('answers'),
    _appliedAt: p.datetime().accessor('appliedAt'),
    _status: p.text().$type<ApplicationStatus>().accessor('status'),
    _notes: p.text().nullable().accessor('notes'),
    _seenAt: p.datetime().nullable().accessor('seenAt'),
    _withdrawnAt: p.datetime().nullable().accessor('withdrawnAt'),
    _version: p.integer().accessor('version'),
  },
});
