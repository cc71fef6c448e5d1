import sharp from 'sharp';
import { ProfileQueries } from '#profiles';
import type { ApiClient } from '../../support/server/api-client.js';
import { aPdf } from '../../support/files/documents.js';
import { aPicture, aRotatedPhoto, anSvg } from '../../support/files/pictures.js';
import { upload } from '../../support/files/upload.js';
import { sharedServer } from '../../support/server/shared-server.js';
import type { TestServer } from '../../support/server/test-server.js';

const OWN_RESUME = '/api/profile/job-seeker/resume';
const INERT = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

describe('files over HTTP', () => {
  let server: TestServer;
  let seeker: ApiClient;

  beforeAll(async () => {
    server = await sharedServer();
  });
  beforeEach(async () => {
    seeker = await server.jobSeeker();
  });

  const bytesAt = async (path: string): Promise<Buffer> =>
    Buffer.from(await (await fetch(server.url + path)).arrayBuffer());

  describe('pictures', () => {
    const uploaded = async (name: string, content: Uint8Array): Promise<string> =>
      (await upload<{ avatarUrl: string }>(seeker, 'avatar', name, content)).body.avatarUrl;

    it('are public, resized and cacheable forever', async () => {
      const path = await uploaded('me.png', await aPicture('png', 1_600, 900));
      expect((await seeker.get('/api/user')).body).toMatchObject({ avatar: path });
      const answer = await server.visitor().get(path);
      expect(answer.status).toBe(200);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': INERT,
        'x-content-type-options': 'nosniff',
      });
      const sizes = await Promise.all(
        ['', '?size=96', '?size=40', '?size=97', '?size=4000'].map(async (query) => {
          const { format, width, height } = await sharp(await bytesAt(path + query)).metadata();
          return [format, width, height];
        }),
      );
      expect(sizes).toEqual([512, 96, 96, 512, 512].map((size) => ['webp', size, size]));
      expect((await seeker.get(`${path}?size=0`)).status).toBe(400);
    });

    it('have no metadata and the right orientation', async () => {
      const logo = await server.employer();
      const { body } = await upload<{ logoUrl: string }>(logo, 'logo', 'photo.jpg', await aRotatedPhoto());
      const stored = await bytesAt(body.logoUrl);
      const { width, height, exif } = await sharp(stored).metadata();
      expect([width, height, exif]).toEqual([200, 300, undefined]);
      expect(stored.includes('secret-artist')).toBe(false);
    });

    it('lose data appended to a photo', async () => {
      const script = '<script>alert(1)</script>';
      const path = await uploaded('me.jpg', Buffer.concat([await aPicture('jpeg'), Buffer.from(script)]));
      expect((await bytesAt(path)).includes('script')).toBe(false);
    });

    it('are rendered from an SVG at full size', async () => {
      const employer = await server.employer();
      const { body } = await upload<{ logoUrl: string }>(
        employer,
        'logo',
        'logo.svg',
        anSvg(undefined, 'viewBox="0 0 24 12"'),
      );
      const { format, width, height } = await sharp(await bytesAt(body.logoUrl)).metadata();
      expect([format, width, height]).toEqual(['webp', 800, 400]);
      const { body: profile } = await server.visitor().get(`/api/employer/public/${employer.user.id}`);
      expect(profile).toMatchObject({ companyLogo: body.logoUrl });
    });

    it.each(['avatar-1.webp', 'x', '..%2F..%2Fsession-secret', 'avatar-00000000-0000-4000-8000-000000000000.webp'])(
      'return 404 for the unknown key %s',
      async (key) => {
        const answer = await seeker.get(`/api/files/${key}`);
        expect(answer).toMatchObject({ status: 404, body: { message: 'File not found' } });
        expect(answer.headers.get('cache-control')).toBe('no-store');
      },
    );
  });

  describe("a user's own resume", () => {
    it('downloads unchanged under its original name', async () => {
      expect((await seeker.get(OWN_RESUME)).status).toBe(404);
      const { body } = await upload(seeker, 'resume', 'Lebenslauf „Jürgen“.pdf', aPdf('mine'));
      expect(body).toEqual({ resumeUrl: OWN_RESUME });
      expect((await seeker.get('/api/profile/job-seeker')).body).toMatchObject({
        resume: OWN_RESUME,
        resumeFile: { fileName: 'Lebenslauf „Jürgen“.pdf', uploadedAt: expect.any(String) },
        completion: 9,
      });
      const answer = await seeker.get(OWN_RESUME);
      expect(answer.body).toBe(aPdf('mine').toString());
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': expect.stringContaining(
          "filename*=UTF-8''Lebenslauf%20%E2%80%9EJ%C3%BCrgen%E2%80%9C.pdf",
        ),
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'content-security-policy': INERT,
      });
    });

    it('is removed', async () => {
      await upload(seeker, 'resume', 'x.pdf', aPdf());
      expect((await seeker.delete(OWN_RESUME)).status).toBe(204);
      expect((await seeker.get('/api/profile/job-seeker')).body).toMatchObject({ resume: null, resumeFile: null });
      expect((await seeker.get(OWN_RESUME)).status).toBe(404);
      // There is none anymore.
      expect((await seeker.delete(OWN_RESUME)).status).toBe(204);
    });

    it('supports range requests', async () => {
      await upload(seeker, 'resume', 'x.pdf', aPdf());
      const bytes = aPdf().length;
      const part = await seeker.get(OWN_RESUME, { range: 'bytes=1-3' });
      expect(part).toMatchObject({ status: 206, body: 'PDF' });
      expect(part.headers.get('content-range')).toBe(`bytes 1-3/${bytes}`);
      expect(await seeker.get(OWN_RESUME, { range: `bytes=${bytes}-` })).toMatchObject({ status: 200 });
    });

    it('is not available to other users or as a picture', async () => {
      await upload(seeker, 'resume', 'x.pdf', aPdf());
      expect((await server.visitor().get(OWN_RESUME)).status).toBe(401);
      expect((await (await server.employer()).get(OWN_RESUME)).status).toBe(403);
      expect((await (await server.jobSeeker()).get(OWN_RESUME)).status).toBe(404);
      const key = await server.app.get(ProfileQueries).currentResume(seeker.user.id);
      expect((await seeker.get(`/api/files/${key}`)).status).toBe(404);
      expect((await seeker.get(`/api/resumes/${key}`)).status).toBe(403);
    });
  });
});
