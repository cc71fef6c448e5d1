import { LARGEST_ID } from '#platform/http/api/validation/id.pipe.js';
import { daysAhead } from '../../../support/mothers/interviews.js';
import type { CallBuilder } from '../../../support/authorization/row.js';
import type { World } from '../../../support/authorization/world.js';

const itemCount = ({ length }: { length: number }) => length;
const counted: CallBuilder = () => ({ count: itemCount });
const appearing =
  (which: keyof World['jobs']): CallBuilder =>
  ({ jobs }) => ({ id: jobs[which], body: { publishAt: daysAhead(3) } });
const poolPerson =
  (body?: unknown): CallBuilder =>
  (world) => ({ id: world.poolPerson, body });
const draft =
  (body?: unknown): CallBuilder =>
  (world) => ({ id: world.draft, body });

/** The requests of the routes of listings in number, their templates and the talent pool. */
export const LISTING_CALLS: Readonly<Record<string, Readonly<Record<string, CallBuilder>>>> = {
  'POST /api/employer/jobs/changes': {
    "the employer's listings": ({ jobs }) => ({
      body: { listings: [jobs.open, jobs.another].map((id) => ({ id, version: 2 })), action: 'archive' },
      count: ({ changed }: { changed: unknown[] }) => changed.length,
    }),
    'a missing listing': () => ({ body: { listings: [{ id: LARGEST_ID, version: 1 }], action: 'archive' } }),
  },
  'PUT /api/jobs/{id}/publish-at': {
    'a pending listing': appearing('pending'),
  },
  'GET /api/employer/job-templates': { '': counted },
  'POST /api/employer/job-templates': { '': () => ({ body: { name: 'Porter', title: 'Night Porter' } }) },
  'GET /api/employer/job-templates/{id}': { "the employer's": ({ jobTemplate }) => ({ id: jobTemplate }) },
  'DELETE /api/employer/job-templates/{id}': { "the employer's": ({ jobTemplate }) => ({ id: jobTemplate }) },
  'GET /api/employer/drafts': { '': () => ({}) },
  'POST /api/employer/drafts': { '': () => ({ body: { title: 'Night' } }) },
  'GET /api/employer/drafts/{id}': { "the employer's": draft() },
  'PUT /api/employer/drafts/{id}': { "the employer's": draft({ title: 'Night' }) },
  'DELETE /api/employer/drafts/{id}': { "the employer's": draft() },
  'GET /api/employer/talent-pool': { '': counted },
  'GET /api/employer/talent-pool/tags': { '': counted },
  'GET /api/employer/talent-pool/{id}': { 'the seeker': poolPerson() },
  'PUT /api/employer/talent-pool/{id}/tags': { 'the seeker': poolPerson({ tags: ['summer'] }) },
  'POST /api/employer/talent-pool/{id}/notes': { 'the seeker': poolPerson({ text: 'Call her.' }) },
  'DELETE /api/employer/talent-pool/{id}/notes/{noteId}': {
    'about the seeker': ({ poolPerson: person, poolNote }) => ({ id: [person, poolNote] }),
  },
  'DELETE /api/employer/talent-pool/{id}': { 'the seeker': poolPerson() },
  'GET /api/employer/candidates': {
    'for a role of the seeker': () => ({
      query: 'role=falconer',
      count: ({ people }: { people: unknown[] }) => people.length,
    }),
  },
  'POST /api/employer/candidates/{handle}/looks': { 'the seeker': ({ candidate }) => ({ id: candidate }) },
  'POST /api/employer/candidates/{handle}/requests': {
    'the seeker': ({ candidate, jobs }) => ({ id: candidate, body: { jobId: jobs.open, text: 'May we?' } }),
  },
  'GET /api/employer/contact-requests': { '': counted },
  'DELETE /api/employer/contact-requests/{id}': { 'to the seeker': ({ contactRequest }) => ({ id: contactRequest }) },
  'GET /api/account/findability': { '': () => ({}) },
  'PUT /api/account/findability': {
    '': () => ({
      body: { isFindable: false, showsName: true, showsPhoto: true, showsHeadline: true, showsPlace: true },
    }),
  },
  'GET /api/account/contact-requests': { '': counted },
  'POST /api/account/contact-requests/{id}/accept': {
    'of the employer': ({ contactRequest }) => ({ id: contactRequest }),
  },
  'POST /api/account/contact-requests/{id}/decline': {
    'of the employer': ({ contactRequest }) => ({ id: contactRequest }),
  },
  'GET /api/account/talent-pools': { '': counted },
  'PUT /api/account/talent-pools/{employerId}': {
    "the employer's": ({ people }) => ({ id: people.employer.user.id }),
  },
  'DELETE /api/account/talent-pools/{employerId}': {
    "the employer's": ({ people }) => ({ id: people.employer.user.id }),
  },
};
