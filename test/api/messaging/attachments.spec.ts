import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { SweepFiles } from '#profiles/application/uploads/sweep-files.js';
import { FileStore } from '#shared/application/file-store.js';
import { anArchive } from '../../support/files/archives.js';
import { aDoc, aDocx, aPdf, aPdfOf } from '../../support/files/documents.js';
import { aPicture, aRotatedPhoto } from '../../support/files/pictures.js';
import { storedKeys } from '../../support/files/stored-keys.js';
import { attach, upload } from '../../support/files/upload.js';
import { conversationAboutJob, threadOf, write, type EntryAnswer } from '../../support/mothers/conversations.js';
import type { ApiClient } from '../../support/server/api-client.js';
import { EventReader } from '../../support/server/event-reader.js';
import { peopleForTests } from '../../support/server/people.js';
import { later } from '../../support/shifted-clock.js';

const MEGABYTE = 1024 ** 2;
const HOUR = 60 * 60_000;
const NOT_AVAILABLE = { status: 409, body: { code: 'attachment_not_available' } };

describe('message attachments', () => {
  const people = peopleForTests();
  let conversation: number;

  beforeEach(async () => {
    ({ id: conversation } = await conversationAboutJob(people.employer, people.seeker, people.admin));
  });

  const attachmentKeys = async () =>
    (await storedKeys(people.server.app.get(FileStore))).filter((key) => key.startsWith('attachment-'));
  const uploaded = async (client: ApiClient, name = 'plan.pdf', content: Buffer = aPdf()) => {
    const { status, body } = await attach(client, conversation, name, content);
    expect([name, status]).toEqual([name, 201]);
    return body;
  };
  const send = (client: ApiClient, keys: readonly string[], more: object = {}) =>
    client.post<EntryAnswer>(`/api/conversations/${conversation}/messages`, {
      content: 'See the file',
      attachments: keys,
      ...more,
    });
  const sweepAfter = (milliseconds: number) =>
    later(people.server, milliseconds, () => people.server.app.get(SweepFiles).execute());

  it('are downloaded under their names, by both participants only', async () => {
    const { seeker, employer, admin, server } = people;
    const file = await uploaded(seeker, 'Größe „Ω“ 計画.pdf', aPdf('my plan'));
    expect(file).toEqual({
      key: expect.stringMatching(/^attachment-[0-9a-f-]{36}\.pdf$/),
      fileName: 'Größe „Ω“ 計画.pdf',
      contentType: 'application/pdf',
      bytes: aPdf('my plan').length,
    });
    const [message, live] = await Promise.all([
      write(seeker, conversation, 'See the file', [file]),
      EventReader.listening(employer).then(async (reader) => {
        const event = await reader.next('message');
        reader.close();
        return event.data as unknown as EntryAnswer;
      }),
    ]);
    const url = `/api/messages/${message.id}/attachments/${file.key}`;
    expect(message.attachments).toEqual([{ ...file, url }]);
    expect(live.message.attachments).toEqual(message.attachments);
    for (const client of [seeker, employer]) {
      expect((await threadOf(client, conversation))[0]?.message.attachments).toEqual(message.attachments);
      const answer = await client.get(url);
      expect(answer).toMatchObject({ status: 200, body: aPdf('my plan').toString() });
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': expect.stringMatching(/^attachment; .*filename\*=UTF-8''Gr%C3%B6%C3%9Fe%20.*\.pdf$/),
        'content-security-policy': expect.stringContaining('sandbox'),
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      });
      expect(await client.get(url, { range: 'bytes=1-3' })).toMatchObject({ status: 206, body: 'PDF' });
    }
    const others = [admin, await server.jobSeeker(), await server.employer()];
    for (const client of others) expect((await client.get(url)).status).toBe(404);
    expect((await server.visitor().get(url)).status).toBe(401);
    for (const none of ['x', '%00', 'x%00']) expect((await employer.get(url.replace(file.key, none))).status).toBe(404);
    expect((await employer.get(`/api/files/${file.key}`)).status).toBe(404);
    expect((await employer.get(`/api/resumes/${file.key}?expires=9999999999&signature=x`)).status).toBe(403);
  });

  it.each<[string, () => Buffer]>([
    ['offer.doc', () => aDoc()],
    ['offer.DOCX', () => aDocx()],
    ['just 5 MB.pdf', () => aPdfOf(5 * MEGABYTE)],
  ])('are accepted as %s', async (name, make) => {
    expect(await uploaded(people.employer, name, make())).toMatchObject({ fileName: name.replace('DOCX', 'docx') });
  });

  it.each<[string, string, number, () => Buffer | string]>([
    ['5 MB and a byte', 'large.pdf', 413, () => aPdfOf(5 * MEGABYTE + 1)],
    ['an empty file', 'empty.pdf', 415, () => ''],
    ['HTML named PDF', 'x.pdf', 415, () => '<html><script>alert(1)</script></html>'],
    ['an HTML page', 'x.html', 415, () => '<script>alert(1)</script>'],
    ['an SVG', 'x.svg', 415, () => '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['another archive named DOCX', 'x.docx', 415, () => anArchive([{ name: 'a.txt', content: 'a' }])],
    ['a GIF', 'x.gif', 415, () => 'GIF89a'],
    ['a path', '../../evil.pdf', 415, () => aPdf()],
    ['a Windows path', 'C:\\evil.pdf', 415, () => aPdf()],
  ])('are rejected and not stored: %s', async (_what, name, status, make) => {
    const before = await attachmentKeys();
    const refused = await attach(people.seeker, conversation, name, make());
    const sentence =
      status === 413
        ? /^Attachments must be less than 5MB$/
        : /^(Only PDF, DOC, DOCX, JPEG, and PNG files are allowed|This file is .*\. .*\.)$/;
    expect(refused).toMatchObject({ status, body: { message: expect.stringMatching(sentence) } });
    expect(await attachmentKeys()).toEqual(before);
  });

  it('of photos are turned upright, shrunk, and lose their metadata', async () => {
    const { seeker, employer } = people;
    const file = await uploaded(seeker, 'Kitchen.jpg', await aRotatedPhoto());
    expect(file).toMatchObject({
      key: expect.stringMatching(/\.jpeg$/),
      fileName: 'Kitchen.jpg',
      contentType: 'image/jpeg',
    });
    const message = await write(seeker, conversation, 'Our kitchen', [file]);
    const answer = await employer.get(`/api/messages/${message.id}/attachments/${file.key}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const stored = await people.server.app.get(FileStore).get(file.key);
    const content = await buffer(stored ?? Readable.from([]));
    expect(content.includes('secret-artist')).toBe(false);
    const { width, height, exif } = await sharp(content).metadata();
    expect([width, height, exif]).toEqual([200, 300, undefined]);
    await seeker.delete(`/api/messages/${message.id}`);
    expect(await attachmentKeys()).not.toContain(file.key);
  });

  it('may be photos of 12 megapixels, and pictures under the name of another format', async () => {
    const large = await sharp(await aPicture('jpeg', 4_000, 3_000))
      .jpeg({ quality: 70 })
      .toBuffer();
    const photo = await uploaded(people.seeker, 'large.jpg', large);
    expect(photo.bytes).toBeLessThan(1024 ** 2);
    expect(await uploaded(people.seeker, 'a PNG.jpg', await aPicture('png'))).toMatchObject({
      fileName: 'a PNG.png',
      contentType: 'image/png',
    });
  });

  it('are in the order in which they were sent', async () => {
    const { seeker } = people;
    const [first, second] = [await uploaded(seeker, '1.pdf'), await uploaded(seeker, '2.pdf')];
    const { body } = await send(seeker, [second.key, first.key]);
    expect(body.message.attachments.map(({ fileName }) => fileName)).toEqual(['2.pdf', '1.pdf']);
  });

  it('can be sent by their uploader only, once and within a day', async () => {
    const { seeker, employer, server } = people;
    const { key } = await uploaded(seeker);
    expect(await send(employer, [key])).toMatchObject(NOT_AVAILABLE);
    expect(await send(seeker, [key, key.replace('attachment', 'resume')])).toMatchObject(NOT_AVAILABLE);
    expect(await send(seeker, [key.slice(1)])).toMatchObject(NOT_AVAILABLE);
    await upload(seeker, 'resume', 'cv.pdf', aPdf());
    const resume = await resumeKey();
    expect(await send(seeker, [resume])).toMatchObject(NOT_AVAILABLE);
    await later(server, 24 * HOUR + 1_000, async () => expect(await send(seeker, [key])).toMatchObject(NOT_AVAILABLE));
    const clientId = crypto.randomUUID();
    expect((await send(seeker, [key], { clientId })).status).toBe(201);
    expect((await send(seeker, [key], { clientId })).status).toBe(200);
    expect(await send(seeker, [key])).toMatchObject(NOT_AVAILABLE);
    expect(await threadOf(seeker, conversation)).toHaveLength(1);
  });

  it('are sent with one of several concurrent messages', async () => {
    const { seeker, employer, admin } = people;
    const { id: other } = await conversationAboutJob(employer, seeker, admin);
    const { key } = await uploaded(seeker);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        seeker.post(`/api/conversations/${i % 2 ? other : conversation}/messages`, {
          content: `Attempt ${i}`,
          attachments: [key],
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(11);
  });

  it('are deleted with their message, even by simultaneous requests', async () => {
    const { seeker, employer } = people;
    const files = [await uploaded(seeker, 'a.pdf'), await uploaded(seeker, 'b.docx', aDocx())];
    const other = await uploaded(seeker, 'c.pdf');
    const message = await write(seeker, conversation, 'Two files', files);
    await write(seeker, conversation, 'One file', [other]);
    expect((await employer.request('DELETE', `/api/messages/${message.id}`)).status).toBe(403);
    expect((await employer.get(message.attachments[0]?.url ?? '')).status).toBe(200);
    const deleted = await Promise.all(
      Array.from({ length: 8 }, () => seeker.request('DELETE', `/api/messages/${message.id}`)),
    );
    expect(deleted.map(({ status }) => status)).toEqual(deleted.map(() => 204));
    for (const { url } of message.attachments)
      for (const client of [seeker, employer]) expect((await client.get(url)).status).toBe(404);
    expect((await threadOf(employer, conversation))[0]?.message).toMatchObject({ isDeleted: true, attachments: [] });
    const left = await attachmentKeys();
    expect(files.filter(({ key }) => left.includes(key))).toEqual([]);
    expect(left).toContain(other.key);
    expect(await send(seeker, [files[0]?.key ?? ''])).toMatchObject(NOT_AVAILABLE);
  });

  it('are swept a day after the upload unless sent', async () => {
    const { seeker } = people;
    const [sent, unsent] = [await uploaded(seeker, 'sent.pdf'), await uploaded(seeker, 'unsent.pdf')];
    await write(seeker, conversation, 'A file', [sent]);
    await sweepAfter(24.9 * HOUR);
    expect(await attachmentKeys()).toEqual(expect.arrayContaining([sent.key, unsent.key]));
    await sweepAfter(25.1 * HOUR);
    const left = await attachmentKeys();
    expect([left.includes(sent.key), left.includes(unsent.key)]).toEqual([true, false]);
    await sweepAfter(100 * 24 * HOUR);
    expect(await attachmentKeys()).toContain(sent.key);
  });

  it('are rejected when the other participant is suspended or has left', async () => {
    const { seeker, employer, admin } = people;
    const reason = 'Asks applicants for fees.';
    const suspend = (suspended: boolean) =>
      admin.put(`/api/users/${employer.user.id}/suspension`, { suspended, reason });
    await suspend(true);
    expect(await attach(seeker, conversation, 'x.pdf', aPdf())).toMatchObject({
      status: 409,
      body: { code: 'participant_suspended' },
    });
    expect((await attach(employer, conversation, 'x.pdf', aPdf())).status).toBe(401);
    await suspend(false);
    await write(seeker, conversation, 'Hello');
    await seeker.request('DELETE', '/api/account', { body: { password: 'correct horse' } });
    const back = await people.server.visitor().login(employer.user.username, 'correct horse');
    expect(await attach(back, conversation, 'x.pdf', aPdf())).toMatchObject({
      status: 409,
      body: { code: 'participant_left' },
    });
  });

  const resumeKey = async (): Promise<string> => {
    for await (const { key } of people.server.app.get(FileStore).list()) if (key.startsWith('resume-')) return key;
    throw new Error('There is no resume.');
  };
});
