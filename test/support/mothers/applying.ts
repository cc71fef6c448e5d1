import type { ApiClient } from '../server/api-client.js';

/** Applies for a job, and returns the id of the application. */
export async function apply(client: ApiClient, jobId: number, more: object = {}): Promise<number> {
  const { status, body } = await client.post<{ id: number }>('/api/applications', { jobId, ...more });
  if (status !== 201) throw new Error(`Applying returned ${status}: ${JSON.stringify(body)}`);
  return body.id;
}

/** Gives an application another status. */
export async function setStatus(employer: ApiClient, applicationId: number, to: string): Promise<void> {
  const { status, body } = await employer.put(`/api/applications/${applicationId}/status`, { status: to });
  if (status !== 200) throw new Error(`Changing the status returned ${status}: ${JSON.stringify(body)}`);
}
