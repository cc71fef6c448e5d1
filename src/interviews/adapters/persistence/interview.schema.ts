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
    _state: p.text().$type<InterviewState>().accessor('state'),
    _slots: p.json<readonly string[]>().fieldName('slots'),
    _minutes: p.integer().accessor('minutes'),
    _place: p.text().nullable().accessor('place'),
    _link: p.text().nullable().accessor('link'),
    _note: p.text().nullable().accessor('note'),
    _employerZone: p.text().accessor('employerZone'),
    _applicantZone: p.text().nullable().accessor('applicantZone'),
    _startsAt: p.datetime().nullable().accessor('startsAt'),
    _endsAt: p.datetime().nullable().accessor('endsAt'),
    _cancelledBy: p.text().$type<Side>().nullable().accessor('cancelledBy'),
    _until: p.datetime().nullable().accessor('until'),
    _offers: p.integer().accessor('offers'),
    _sequence: p.integer().accessor('sequence'),
    _version: p.integer().accessor('version'),
    _changedAt: p.datetime().accessor('changedAt'),
  },
});
