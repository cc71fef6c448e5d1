import { Logger } from '@nestjs/common';
import { FileStore } from '#shared/application/file-store.js';
import { aPdf } from '../../support/files/documents.js';
import { aPicture } from '../../support/files/pictures.js';
import { s3Variables, startS3Server, type S3Server } from '../../support/files/s3-server.js';
import { storedKeys } from '../../support/files/stored-keys.js';
import { attach, upload } from '../../support/files/upload.js';
import { conversationAboutJob, write } from '../../support/mothers/conversations.js';
import { startTestServer, type TestServer } from '../../support/server/test-server.js';

describe('files in a bucket', () => {
  let bucket: S3Server;
  let server: TestServer;
  beforeAll(async () => {
    bucket = await startS3Server();
    server = await startTestServer(s3Variables(bucket));
  });
  afterAll(() => server.stop());

  it('work as on disk, and return 503 while the bucket is unavailable', async () => {
    const seeker = await server.jobSeeker();
    const resume = '/api/profile/job-seeker/resume';
    expect((await upload(seeker, 'resume', 'x.pdf', aPdf('in a bucket'))).status).toBe(201);
    const { body } = await upload<{ avatarUrl: string }>(seeker, 'avatar', 'x.png', await aPicture('png'));
    expect((await seeker.get(resume)).body).toBe(aPdf('in a bucket').toString());
    expect((await seeker.get(resume, { range: 'bytes=1-3' })).body).toBe('PDF');
    expect((await seeker.get(`${body.avatarUrl}?size=96`)).status).toBe(200);

    const { id } = await conversationAboutJob(await server.employer(), seeker, await server.admin());
    const { body: file } = await attach(seeker, id, 'plan.pdf', aPdf('sent from a bucket'));
    const message = await write(seeker, id, 'See the plan', [file]);
    const url = message.attachments[0]?.url ?? '';
    expect((await seeker.get(url)).body).toBe(aPdf('sent from a bucket').toString());
    expect((await seeker.request('DELETE', `/api/messages/${message.id}`)).status).toBe(204);
    expect(await storedKeys(server.app.get(FileStore))).not.toContain(file.key);

    await bucket.stop();
    Logger.overrideLogger(false);
    const away = await seeker.get<{ code: string }>(resume);
    expect(away).toMatchObject({ status: 503, body: { code: 'files_away' } });
    expect(away.headers.get('retry-after')).toBe('5');
    expect((await upload(seeker, 'resume', 'y.pdf', aPdf())).status).toBe(503);
    expect((await seeker.get('/api/profile/job-seeker')).body).toMatchObject({ resume });
  });
});
