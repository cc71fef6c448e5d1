import { TalentPools } from '#talent-pool/application/ports/talent-pools.js';
import { ask, findable, handlesFor, received } from '../mothers/candidates.js';
import type { ApiClient } from '../server/api-client.js';
import type { TestServer } from '../server/test-server.js';
import { expectStatus } from './integration-objects.js';

export type ListingObjects = {
  /** A template of listings of the employer. */
  readonly jobTemplate: number;
  /** The seeker in the talent pool of the employer, with a tag and a note. */
  readonly poolPerson: number;
  readonly poolNote: number;
  /** A note of the employer about the application of the seeker. */
  readonly applicationNote: number;
  /** The handle of the seeker, whom the employer asked. */
  readonly candidate: string;
  readonly contactRequest: number;
};

type Created = { readonly id: number };

/** A template of listings, a talent pool and a request to somebody found. */
export async function listingObjectsOf(
  { app }: TestServer,
  { employer, seeker }: Readonly<Record<'employer' | 'seeker', ApiClient>>,
  jobId: number,
): Promise<ListingObjects> {
  const template = { name: 'Season', title: 'secret of a template' };
  const { id: jobTemplate } = await expectStatus<Created>(201, employer.post('/api/employer/job-templates', template));
  const consentedAt = new Date();
  const expiresAt = new Date(consentedAt.getTime() + 1_000_000_000);
  const member = { employerId: employer.user.id, jobSeekerId: seeker.user.id };
  await app.get(TalentPools).keep({ ...member, text: 'They may.', consentedAt, expiresAt });
  const [person] = await expectStatus<Created[]>(200, employer.get('/api/employer/talent-pool'));
  const poolPerson = person?.id ?? 0;
  const path = `/api/employer/talent-pool/${poolPerson}`;
  await expectStatus(200, employer.put(`${path}/tags`, { tags: ['spring'] }));
  const { notes } = await expectStatus<{ notes: Created[] }>(
    201,
    employer.post(`${path}/notes`, { text: 'secret of a pool note' }),
  );
  const [applicationNote = 0, poolNote = 0] = [await noteOf(employer), notes[0]?.id];
  return { jobTemplate, poolPerson, poolNote, applicationNote, ...(await requestOf(employer, seeker, jobId)) };
}

async function noteOf(employer: ApiClient): Promise<number | undefined> {
  const [application] = await expectStatus<Created[]>(200, employer.get('/api/applications/employer'));
  const [note] = await expectStatus<Created[]>(200, employer.get(`/api/applications/${application?.id}/notes`));
  return note?.id;
}

async function requestOf(
  employer: ApiClient,
  seeker: ApiClient,
  jobId: number,
): Promise<Pick<ListingObjects, 'candidate' | 'contactRequest'>> {
  await findable(seeker, { desiredRoles: ['Falconer'] });
  const [candidate = ''] = await handlesFor(employer, 'falconer');
  await expectStatus(201, ask(employer, candidate, jobId, 'secret of a request'));
  const [request] = await received(seeker);
  return { candidate, contactRequest: request?.id ?? 0 };
}
