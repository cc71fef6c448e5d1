import type { ApiClient } from '../server/api-client.js';
import { aJobForm } from './job-mother.js';

/** Posts a listing and returns its id; it awaits approval. */
export async function pendingListing(
  employer: ApiClient,
  changes: Parameters<typeof aJobForm>[0] = {},
): Promise<number> {
  const { status, body } = await employer.post<{ id: number }>('/api/jobs', aJobForm(changes));
  if (status !== 201) throw new Error(`Posting returned ${status}: ${JSON.stringify(body)}`);
  return body.id;
}

/** Posts a listing and has an admin approve it; returns its id. */
export async function openListing(
  employer: ApiClient,
  admin: ApiClient,
  changes: Parameters<typeof aJobForm>[0] = {},
): Promise<number> {
  const id = await pendingListing(employer, changes);
  const { status } = await admin.put(`/api/jobs/${id}/approve`);
  if (status !== 200) throw new Error(`Approving returned ${status}`);
  return id;
}
