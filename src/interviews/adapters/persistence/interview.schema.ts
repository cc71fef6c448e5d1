import { defineEntity, p } from '@mikro-orm/core';
import { Interview } from '../../domain/interview.js';
import type { InterviewState, Side } from '../../domain/interview-state.js';

/** Maps `Interview` to its table. */
export const InterviewSchema = defineEntity({
  class: Interview,
  tableName: 'interview',
  properties: {
    id: p.integer().primary(),
    uid: p.uuid(),
    applicationId: p.integer().nullable(),
    jobId: p.integer(),
    employerId: p.integer(),
    jobSeekerId: p.integer(),
    round: p.integer(),
    state: p.text().$type<InterviewState>(),
    _slots: p.json<readonly string[]>().fieldName('slots'),
    minutes: p.integer(),
    place: p.text().nullable(),
    link: p.text().nullable(),
    note: p.text().nullable(),
    proposal: p.text().nullable(),
    employerZone: p.text(),
    applicantZone: p.text().nullable(),
    startsAt: p.datetime().nullable(),
    endsAt: p.datetime().nullable(),
    cancelledBy: p.text().$type<Side>().nullable(),
    until: p.datetime().nullable(),
    offers: p.integer(),
    sequence: p.integer(),
    version: p.integer(),
    changedAt: p.datetime(),
  },
});
