import { aPdf } from '../files/documents.js';
import { aPicture } from '../files/pictures.js';
import { attach, formOf, upload } from '../files/upload.js';
import type { ApiClient } from '../server/api-client.js';
import type { TestServer } from '../server/test-server.js';
import { conversationAboutJob, write } from './conversations.js';
import { offer } from './interviews.js';
import { aWorkplaceOf } from './workplaces.js';

/** An employer and a job seeker with files, a hotel, an application, an interview and a conversation. */
export async function connectedUsers(server: TestServer, admin: ApiClient) {
  const [employer, seeker] = [await server.employer(), await server.jobSeeker()];
  await upload(seeker, 'resume', 'my cv.pdf', aPdf('my life'));
  await upload(seeker, 'avatar', 'me.png', await aPicture('png'));
  await upload(employer, 'logo', 'logo.png', await aPicture('png'));
  const { id: hotel } = await aWorkplaceOf(employer);
  await employer.post(`/api/company/workplaces/${hotel}/logo`, formOf('logo', 'hotel.png', await aPicture('png')));
  await admin.put(`/api/admin/workplaces/${hotel}/approve`);
  await seeker.put('/api/profile/job-seeker', { headline: 'Bartender at heart', phone: '+351 900 123 456' });
  const options = { coverLetter: 'my letter' };
  const { id: conversation, jobId, applicationId } = await conversationAboutJob(employer, seeker, admin, options);
  await offer(employer, applicationId);
  const { body: file } = await attach(seeker, conversation, 'certificate.pdf', aPdf('my certificate'));
  const { id: message } = await write(seeker, conversation, 'what the seeker wrote', [file]);
  await write(employer, conversation, 'what the employer wrote');
  await seeker.post('/api/bookmarks', { jobId });
  return { employer, seeker, conversation, jobId, attachment: `/api/messages/${message}/attachments/${file.key}` };
}
