import { aPdf } from '../files/documents.js';
import { upload } from '../files/upload.js';
import type { ApiClient } from '../server/api-client.js';
import type { People } from '../server/people.js';
import { apply } from './applying.js';
import { openListing } from './open-listing.js';

export type Key = { readonly id: number; readonly secret: string };

/** Makes an API key of an owner, by default one that fetches applications. */
export async function aKeyOf(owner: ApiClient, scope = 'read:applications'): Promise<Key> {
  const form = { name: 'Our ATS', scope, days: 30, password: 'correct horse' };
  const { status, body } = await owner.post<Key>('/api/employer/api-keys', form);
  if (status !== 201) throw new Error(`Making a key returned ${status}: ${JSON.stringify(body)}`);
  return body;
}

/** An application with all that can be sent. */
export async function fullApplication({ admin, employer, seeker }: People): Promise<number> {
  await upload(seeker, 'resume', 'cv.pdf', aPdf());
  await seeker.put('/api/profile/job-seeker', {
    headline: 'Night porter',
    phone: '+351 910 000 000',
    papers: [{ kind: 'passport', detail: null, validUntil: '2031-05-01' }],
  });
  const questions = [{ question: 'Do you swim?', kind: 'yes_no', isRequired: true, accepted: ['Yes'] }];
  const jobId = await openListing(employer, admin, { questions });
  const answers = [{ question: 'Do you swim?', answer: 'No' }];
  return apply(seeker, jobId, { coverLetter: 'I like nights.', answers });
}
