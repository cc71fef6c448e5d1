import type { WorkplaceBody } from '#jobs/application/views/places/workplace.view.js';
import type { ApiClient } from '../server/api-client.js';

type Form = Record<string, unknown>;

/** A valid form of a hotel. */
export function aWorkplaceForm(changes: Form = {}): Form {
  return { name: 'Hotel Belvarra Lisbon', location: 'Lisbon, Portugal', ...changes };
}

/** Adds a hotel to the employer's company. */
export async function aWorkplaceOf(employer: ApiClient, changes: Form = {}): Promise<WorkplaceBody> {
  const { status, body } = await employer.post<WorkplaceBody>('/api/company/workplaces', aWorkplaceForm(changes));
  if (status !== 201) throw new Error(`The hotel was answered with ${status}: ${JSON.stringify(body)}`);
  return body;
}

/** Adds a hotel that an admin approves. */
export async function anApprovedWorkplaceOf(
  employer: ApiClient,
  admin: ApiClient,
  changes: Form = {},
): Promise<WorkplaceBody> {
  const workplace = await aWorkplaceOf(employer, changes);
  const { status } = await admin.put(`/api/admin/workplaces/${workplace.id}/approve`);
  if (status !== 204) throw new Error(`The approval was answered with ${status}.`);
  return workplace;
}
