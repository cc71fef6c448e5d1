import type { ApiClient } from '../server/api-client.js';
import { openListing } from './open-listing.js';

export const CANDIDATES = '/api/employer/candidates';
export const FINDABILITY = '/api/account/findability';

export type Outline = { handle: string; name: string; headline: string | null; kilometers: number | null };
export type Found = { people: Outline[]; found: number; isCut: boolean };
export type Card = Outline & {
  avatar: string | null;
  location: string | null;
  desiredRoles: string[];
  certificates: string[];
  request: { id: number; state: string } | null;
};
export type Received = { id: number; employerId: number; company: string; title: string; text: string };

const SHOWN = { isFindable: true, showsName: false, showsPhoto: false, showsHeadline: true, showsPlace: true };

async function expectStatus<Body>(wanted: number, answering: Promise<{ status: number; body: Body }>): Promise<Body> {
  const { status, body } = await answering;
  if (status !== wanted) throw new Error(`The answer was ${status}: ${JSON.stringify(body)}`);
  return body;
}

/** Lets verified companies find a job seeker with a profile. */
export async function findable(seeker: ApiClient, profile: object, shown: Partial<typeof SHOWN> = {}): Promise<void> {
  await expectStatus(200, seeker.put('/api/profile/job-seeker', profile));
  await expectStatus(200, seeker.put(FINDABILITY, { ...SHOWN, ...shown }));
}

/** Publishes a listing of an employer, and verifies the company; returns the id of the listing. */
export async function verifiedListing(employer: ApiClient, admin: ApiClient, title = 'Summer Waiter'): Promise<number> {
  const id = await openListing(employer, admin, { title });
  const { status } = await admin.put(`/api/admin/companies/${employer.user.id}/verify`, { note: 'Called them.' });
  if (status !== 204) throw new Error(`Verifying returned ${status}`);
  return id;
}

export async function search(employer: ApiClient, query: Record<string, string>): Promise<Found> {
  return expectStatus(200, employer.get<Found>(`${CANDIDATES}?${new URLSearchParams(query)}`));
}

/** The handles of those found for a role. */
export async function handlesFor(employer: ApiClient, role: string): Promise<string[]> {
  return (await search(employer, { role })).people.map(({ handle }) => handle);
}

export const look = (employer: ApiClient, handle: string) => employer.post<Card>(`${CANDIDATES}/${handle}/looks`);

export const ask = (employer: ApiClient, handle: string, jobId: number, text = 'May we write to you?') =>
  employer.post<Card & { code: string }>(`${CANDIDATES}/${handle}/requests`, { jobId, text });

export async function received(seeker: ApiClient): Promise<Received[]> {
  return expectStatus(200, seeker.get<Received[]>('/api/account/contact-requests'));
}

export const answer = (seeker: ApiClient, id: number, how: 'accept' | 'decline') =>
  seeker.post<{ conversationId: number; code: string }>(`/api/account/contact-requests/${id}/${how}`);
