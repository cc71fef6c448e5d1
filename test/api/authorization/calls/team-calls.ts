import type { CallBuilder } from '../../../support/authorization/row.js';
import { aWorkplaceForm } from '../../../support/mothers/workplaces.js';

const newMember = { username: 'newmember', fullName: 'Nia New', password: 'quiet harbor' };
const guessed = { token: 'a-guess' };
const length = (list: readonly unknown[]) => list.length;

const theEmployer: CallBuilder = ({ people }) => ({ id: people.employer.user.id, body: { role: 'recruiter' } });
const theSeeker: CallBuilder = ({ people }) => ({ id: people.seeker.user.id });
const withLink =
  (rest: object = {}): CallBuilder =>
  ({ teamInvitation: { token } }) => ({ body: { token, ...rest } });
const withGuess =
  (rest: object = {}): CallBuilder =>
  () => ({ body: { ...guessed, ...rest } });

const note =
  (body?: object): CallBuilder =>
  (world) => ({ id: [world.application, world.applicationNote], body });

/** The requests of the routes of teams. */
export const TEAM_CALLS: Readonly<Record<string, Readonly<Record<string, CallBuilder>>>> = {
  'GET /api/applications/employer/members': {
    '': () => ({ count: length }),
    "who may see the seeker's": (world) => ({ query: `applicationId=${world.application}`, count: length }),
  },
  'PUT /api/applications/assignee': {
    "the seeker's, to the employer": ({ application, people }) => ({
      body: { ids: [application], assigneeId: people.employer.user.id },
      count: ({ changed }: { changed: unknown[] }) => changed.length,
    }),
  },
  'GET /api/applications/{id}/notes': { "the seeker's": (world) => ({ id: world.application, count: length }) },
  'POST /api/applications/{id}/notes': {
    "the seeker's": (world) => ({ id: world.application, body: { text: 'Call her.' } }),
  },
  'PUT /api/applications/{id}/notes/{noteId}': { "the employer's, about the seeker": note({ text: 'Call her.' }) },
  'DELETE /api/applications/{id}/notes/{noteId}': { "the employer's, about the seeker": note() },
  'GET /api/company/members': { '': () => ({ count: length }) },
  'PUT /api/company/members/{id}': { 'the employer, the only owner': theEmployer },
  'DELETE /api/company/members/{id}': { 'the employer, the only owner': theEmployer },
  'GET /api/company/invitations': { '': () => ({ count: length }) },
  'POST /api/company/invitations': { '': () => ({ body: { email: 'more@wayfare.test', role: 'reviewer' } }) },
  'DELETE /api/company/invitations/{id}': { "the employer's": ({ teamInvitation: { id } }) => ({ id }) },
  'POST /api/company-invitation/read': { 'with a valid link': withLink(), 'with a guessed link': withGuess() },
  'POST /api/company-invitation': {
    'with a valid link': withLink(newMember),
    'with a guessed link': withGuess(newMember),
  },
  'GET /api/company/workplaces': { '': () => ({ count: length }) },
  'POST /api/company/workplaces': { '': () => ({ body: aWorkplaceForm() }) },
  'PUT /api/company/workplaces/{id}': {
    "the employer's hotel": ({ workplace }) => ({
      id: workplace,
      body: aWorkplaceForm({ name: 'Hotel Belvarra Faro' }),
    }),
  },
  'DELETE /api/company/workplaces/{id}': { "the employer's hotel": ({ workplace }) => ({ id: workplace }) },
  'POST /api/company/workplaces/{id}/logo': {
    "the employer's hotel": ({ workplace, forms }) => ({ id: workplace, body: forms.logo() }),
  },
  'PUT /api/company/application-notice': {
    '': () => ({ body: { mode: 'none' } }),
    "the employer's hotel": ({ workplace }) => ({ body: { mode: 'none', workplaceId: workplace } }),
  },
  'PUT /api/company/retention': { '': () => ({ body: { rejectedDays: 90, endedDays: null } }) },
  'GET /api/companies/{employerId}/kept-applications': {
    'the employer': ({ people }) => ({ id: people.employer.user.id }),
  },
  'GET /api/company/applicants/{id}': { 'the seeker': theSeeker },
  'POST /api/company/applicants/{id}/export': { 'the seeker': theSeeker },
  'DELETE /api/company/applicants/{id}': {
    'the seeker': ({ people }) => ({ id: people.seeker.user.id, body: { reason: 'Asked for it by mail.' } }),
  },
  'GET /api/admin/pending-workplaces': { '': () => ({ count: length }) },
  'PUT /api/admin/workplaces/{id}/approve': { "the employer's hotel": ({ workplace }) => ({ id: workplace }) },
  'GET /api/companies/{employerId}/workplaces/{id}': {
    'a hotel that is not approved': ({ people, workplace }) => ({ id: [people.employer.user.id, workplace] }),
    'an approved hotel': ({ people, approvedWorkplace }) => ({ id: [people.employer.user.id, approvedWorkplace] }),
  },
  'GET /companies/{slug}/{workplace}': {
    'a hotel that is not approved': ({ people, workplace }) => ({ id: [people.employer.user.id, workplace] }),
  },
  'POST /api/company-invitation/join': {
    'with a link for another address': withLink(),
    'with a guessed link': withGuess(),
  },
};
