import type { Answer, ApiClient } from './api-client.js';

/** Sets the address of an employer's feed. */
export function watchFeed(employer: ApiClient, url: string): Promise<Answer> {
  return employer.put('/api/employer/import-address', { url, password: 'correct horse' });
}
