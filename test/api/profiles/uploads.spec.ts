import { jest } from '@jest/globals';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { FileStore } from '#shared/application/file-store.js';
import type { ApiClient } from '../../support/server/api-client.js';
import { aDoc, aDocx, aPdf, aPdfOf } from '../../support/files/documents.js';
import { aPicture, aPngBomb, aPngOf, anSvg } from '../../support/files/pictures.js';
import { eventually } from '../../support/eventually.js';
import { storedKeys } from '../../support/files/stored-keys.js';
import { upload, type UploadKind } from '../../support/files/upload.js';
import { RawConnection } from '../../support/server/raw-connection.js';
import { sharedServer } from '../../support/server/shared-server.js';
import { startTestServer, type TestServer } from '../../support/server/test-server.js';

const MEGABYTE = 1024 ** 2;
const SENTENCES = {
  avatar: { type: 'Only JPEG, PNG, and SVG files are allowed', size: 'Image must be less than 2MB' },
  logo: {
    type: 'Only JPG, PNG, and SVG files are allowed',
    size: 'File too large: Please upload an image smaller than 5MB.',
  },
  resume: { type: 'Only PDF, DOC, and DOCX files are allowed', size: 'Resume must be less than 5MB' },
} as const;

describe('uploads', () => {
  let server: TestServer;
  let seeker: ApiClient;
  let employer: ApiClient;
  const ownerOf = (kind: UploadKind) => (kind === 'logo' ? employer : seeker);

  const keysInStore = () => storedKeys(server.app.get(FileStore));

  beforeAll(async () => {
    server = await sharedServer();
    [seeker, employer] = await Promise.all([server.jobSeeker(), server.employer()]);
  });

  describe('are accepted', () => {
    it.each<[UploadKind, string, () => Buffer | Promise<Buffer>]>([
      ['avatar', 'me.png', () => aPicture('png')],
      ['avatar', 'me.JPG', () => aPicture('jpeg')],
      ['avatar', 'me.jpeg', () => aPicture('jpeg')],
      ['avatar', 'me.svg', () => anSvg()],
      ['avatar', 'just 2 MB.png', () => aPngOf(2 * MEGABYTE)],
      ['logo', 'logo.png', () => aPicture('png', 30, 900)],
      ['logo', 'logo.svg', () => anSvg('<g><title>Hôtel</title><use href="#a"/><path id="a" d="M0 0h9v9"/></g>')],
      ['logo', 'just 5 MB.png', () => aPngOf(5 * MEGABYTE)],
      ['resume', 'résumé.pdf', () => aPdf()],
      ['resume', 'resume.doc', () => aDoc()],
      ['resume', 'resume.docx', () => aDocx()],
      ['resume', 'just 5 MB.pdf', () => aPdfOf(5 * MEGABYTE)],
      ['resume', 'a PDF named.docx', () => aPdf()],
      ['resume', 'a space after it.pdf ', () => aPdf()],
      ['avatar', 'a PNG named.jpg', () => aPicture('png')],
      ['avatar', 'saved by a browser.jfif', () => aPicture('jpeg')],
      ['logo', 'a drawing named.png', () => anSvg()],
      [
        'avatar',
        'followed by leftovers.png',
        async () => Buffer.concat([await aPicture('png'), Buffer.from('<script>')]),
      ],
    ])('as %s %s', async (kind, name, make) => {
      const answer = await upload(ownerOf(kind), kind, name, await make());
      expect(answer).toMatchObject({ status: 201, body: { [`${kind}Url`]: expect.stringMatching(/^\/api\//) } });
    });
  });

  it('are downloaded with the ending of their content', async () => {
    await upload(seeker, 'resume', 'Amina.docx', aPdf());
    const { headers } = await seeker.get('/api/profile/job-seeker/resume');
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toContain('Amina.pdf');
  });

  it('are closed if the client has gone before they are sent', async () => {
    const { body } = await upload<{ avatarUrl: string }>(seeker, 'avatar', 'me.png', await aPicture('png'));
    const store = server.app.get(FileStore);
    const get = store.get.bind(store);
    let opened: AsyncIterable<Uint8Array> | undefined;
    const gone = once(server.app.getHttpServer(), 'connection').then(([socket]) => once(socket as Socket, 'close'));
    const client = await RawConnection.to(server.url);
    jest.spyOn(store, 'get').mockImplementationOnce(async (key, range) => {
      const content = await get(key, range);
      client.close();
      await gone;
      opened = content;
      return content;
    });
    client.send(`GET ${body.avatarUrl} HTTP/1.1\r\nHost: jobs.test\r\n\r\n`);
    await eventually(() => Promise.resolve(expect(opened).toHaveProperty('destroyed', true)));
  });

  it('are rejected with what they are and what to do', async () => {
    const rtf = await upload(seeker, 'resume', 'resume.doc', '{\\rtf1 Amina}');
    expect(rtf.body.message).toBe('This file is RTF. Save it as PDF or DOCX.');
    const logo = await upload(employer, 'logo', 'logo.png', aPdf());
    expect(logo.body.message).toBe('This file is PDF. Save it as JPEG or PNG.');
  });

  describe('are rejected by content, whatever the name, and not stored:', () => {
    // One file of each kind: inspection itself has more in test/profiles/adapters/hostile-content.spec.ts.
    const hostile: [UploadKind, string, string, () => Buffer | string][] = [
      ['avatar', 'an SVG with a script', 'x.svg', () => anSvg('<script>alert(1)</script>')],
      ['logo', 'an SVG with a handler', 'logo.svg', () => anSvg('', 'onload="alert(1)"')],
      ['resume', 'HTML named PDF', 'x.pdf', () => '<html><script>alert(1)</script></html>'],
      ['resume', 'a zip bomb', 'x.docx', () => aDocx({ name: 'word/a.bin', content: Buffer.alloc(40 * MEGABYTE) })],
      ['resume', 'a DOC with macros', 'x.doc', () => aDoc('Macros')],
      ['avatar', 'a pixel bomb', 'x.png', () => aPngBomb()],
    ];
    it.each(hostile)('as %s %s', async (kind, _what, name, make) => {
      await expectRefused(kind, name, make(), /^This .*\. .*\.$/);
    });

    it.each<[UploadKind, string]>([
      ['avatar', 'me.svg'],
      ['logo', 'logo.svg'],
      ['resume', 'cv.doc'],
    ])('as %s what nobody knows, named %s', async (kind, name) => {
      await expectRefused(kind, name, '\u000e', SENTENCES[kind].type);
    });

    const named: [UploadKind, string, string][] = [
      ['resume', 'a PDF named HTML', 'x.html'],
      ['resume', 'a PDF without an extension', 'pdf'],
      ['resume', 'a PDF named as a path', '../../evil.pdf'],
      ['resume', 'a PDF named as a Windows path', '..\\evil.pdf'],
      ['avatar', 'a WebP', 'x.webp'],
      ['avatar', 'a photo of a phone', 'x.heic'],
      ['logo', 'an HTML page', 'logo.html'],
    ];
    it.each(named)('as %s %s', async (kind, _what, name) => {
      await expectRefused(kind, name, aPdf(), SENTENCES[kind].type);
    });

    const expectRefused = async (
      kind: UploadKind,
      name: string,
      content: Buffer | string,
      message: RegExp | string,
    ) => {
      const before = await keysInStore();
      expect(await upload(ownerOf(kind), kind, name, content)).toMatchObject({
        status: 415,
        body: {
          code: 'foreign_content',
          message: typeof message === 'string' ? message : expect.stringMatching(message),
        },
      });
      expect(await keysInStore()).toEqual(before);
    };
  });

  it.each<[UploadKind, string, number]>([
    ['avatar', 'x.png', 2 * MEGABYTE + 1],
    ['logo', 'x.png', 5 * MEGABYTE + 1],
    ['resume', 'x.pdf', 5 * MEGABYTE + 1],
    ['resume', 'x.pdf', 12 * MEGABYTE],
  ])('are rejected if too large: as %s %s of %d bytes', async (kind, name, bytes) => {
    const before = await keysInStore();
    const content = kind === 'resume' ? aPdfOf(bytes) : await aPngOf(bytes);
    expect(await upload(ownerOf(kind), kind, name, content)).toMatchObject({
      status: 413,
      body: { code: 'file_too_large', message: SENTENCES[kind].size },
    });
    expect(await keysInStore()).toEqual(before);
  });

  it('require one file in the expected field', async () => {
    expect((await upload(seeker, 'resume', 'x.pdf', aPdf(), 'file')).status).toBe(400);
    const form = new FormData();
    form.append('resume', 'just text');
    const url = '/api/profile/job-seeker/resume';
    expect(await seeker.post(url, form)).toMatchObject({ status: 400, body: { code: 'file_missing' } });
    expect((await seeker.post(url)).status).toBe(400);
    expect((await seeker.post(url, { resume: 'x' })).status).toBe(400);
    const two = new FormData();
    for (const name of ['a.pdf', 'b.pdf']) two.append('resume', new File([new Uint8Array(aPdf())], name));
    expect((await seeker.post(url, two)).status).toBe(400);
  });

  it.each([
    ['without an end', '--x\r\nContent-Disposition: form-data; name="resume"; filename="x.pdf"\r\n\r\n%PDF-1.4', 'x'],
    ['without a boundary', 'anything', ''],
    ['without content', '', 'x'],
    ['of random bytes', '\u0000\u0001--', 'x'],
  ])('are rejected in a form %s', async (_what, body, boundary) => {
    const type = boundary ? `multipart/form-data; boundary=${boundary}` : 'multipart/form-data';
    const before = await keysInStore();
    const answer = await seeker.post('/api/profile/job-seeker/resume', body, { 'content-type': type });
    expect(answer.status).toBe(400);
    expect(await keysInStore()).toEqual(before);
  });

  it('require the role that owns the profile', async () => {
    expect((await upload(server.visitor(), 'resume', 'x.pdf', aPdf())).status).toBe(401);
    expect((await upload(employer, 'resume', 'x.pdf', aPdf())).status).toBe(403);
    expect((await upload(employer, 'avatar', 'x.png', await aPicture('png'))).status).toBe(403);
    expect((await upload(seeker, 'logo', 'x.png', await aPicture('png'))).status).toBe(403);
  });

  it('are rate-limited', async () => {
    const strict = await startTestServer({ LIMIT_UPLOADS_PER_HOUR: '2' });
    try {
      const eager = await strict.jobSeeker();
      const statuses: number[] = [];
      for (let i = 0; i < 3; i += 1) statuses.push((await upload(eager, 'resume', 'x.pdf', aPdf())).status);
      expect(statuses).toEqual([201, 201, 429]);
    } finally {
      await strict.stop();
    }
  });
});
