import type { ApiClient } from '../server/api-client.js';
import { expectStatus } from './integration-objects.js';

/** Adds a note of the admin about the company of an employer, and returns its id. */
export async function noteAbout({ user: { id } }: ApiClient, admin: ApiClient): Promise<number> {
  await expectStatus(201, admin.post('/api/admin/notes', { kind: 'company', id, text: 'secret of the admins' }));
  const notes = await expectStatus<{ id: number }[]>(200, admin.get(`/api/admin/notes?kind=company&id=${id}`));
  return notes[0]?.id ?? 0;
}
