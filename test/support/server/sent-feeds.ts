import { eventually } from '../eventually.js';
import type { ApiClient } from './api-client.js';

/** An import as its employer sees it. */
export type ImportResult = {
  readonly id: number;
  readonly state: string;
  readonly posted: number;
  readonly problem: string | null;
  readonly errors: { readonly position: number; readonly reference: string; readonly message: string }[];
};

/** The import, once it has ended. */
export function endedImport(employer: ApiClient, id: number): Promise<ImportResult> {
  return eventually(async () => {
    const { body } = await employer.get<ImportResult>(`/api/employer/imports/${id}`);
    expect(['done', 'stopped', 'failed']).toContain(body.state);
    return body;
  });
}

/** Sends listings, and waits until the import has ended. */
export async function sendFeed(employer: ApiClient, jobs: unknown): Promise<ImportResult> {
  return endedImport(employer, (await employer.post<ImportResult>('/api/import', jobs)).body.id);
}

/** A listing as a line of CSV. */
export function csvRow(form: Record<string, unknown>): string {
  const fields = ['reference', 'title', 'company', 'location', 'description', 'salary', 'jobType', 'category'];
  return fields.map((field) => `"${String(form[field])}"`).join(',');
}
