import { expect, test } from '@playwright/test';
import { Site } from '../../quality/prove/faults/site.js';
import { PASSWORD } from '../../quality/prove/faults/clients.js';
import { StreamReader } from '../../quality/prove/faults/stream-reader.js';
import type { ApiClient, Answer } from '../../support/server/api-client.js';
import { conversationAboutJob } from '../../support/mothers/conversations.js';
import { aPicture } from '../../support/files/pictures.js';
import { s3Variables, startS3Server } from '../../support/files/s3-server.js';
import { upload } from '../../support/files/upload.js';

const MESSAGES = 6;
const REGISTRATIONS = 20;

test.describe('two processes behind one proxy', () => {
  test.describe.configure({ mode: 'serial', timeout: 240_000 });
  let site: Site;
  let first: string;
  let second: string;
  let registrations = 0;

  test.beforeAll(async () => {
    test.setTimeout(240_000);
    const variables = {
      LIMIT_MESSAGES_PER_MINUTE: String(MESSAGES),
      LIMIT_REGISTRATIONS_PER_HOUR: String(REGISTRATIONS),
      DATABASE_SECONDS: '12',
    };
    site = await Site.open({ people: 0, behindProxy: 2, variables });
    [first, second] = site.servers.map(({ url }) => url) as [string, string];
  });
  test.afterAll(() => site.close());

  /** Uploads through one process and reads through both; returns the path. */
  const uploadAndRead = async (seeker: ApiClient, one: string, other: string): Promise<string> => {
    const uploaded = await upload<{ avatarUrl: string }>(seeker.at(one), 'avatar', 'me.png', await aPicture('png'));
    expect(uploaded.status).toBe(201);
    const [original, copy] = await Promise.all([one, other].map((url) => fetch(url + uploaded.body.avatarUrl)));
    expect([original?.status, copy?.status]).toEqual([200, 200]);
    expect(await copy?.bytes()).toEqual(await original?.bytes());
    return uploaded.body.avatarUrl;
  };
  const register = (role: string, headers?: Record<string, string>): Promise<Answer> => {
    const username = `${role}-${(registrations += 1)}`;
    const account = { username, email: `${username}@wayfare.test`, fullName: username, password: PASSWORD, role };
    return site.visitor().post('/api/register', account, headers);
  };
  const registerAndSignIn = async (role: string): Promise<ApiClient> => {
    const { status } = await register(role);
    expect(status).toBe(201);
    return site.visitor().login(`${role}-${registrations}`, PASSWORD);
  };

  test('share sessions, and end them and their streams on both', async () => {
    const seeker = await registerAndSignIn('job_seeker');
    for (const url of [first, second]) expect((await seeker.at(url).get('/api/user')).status).toBe(200);
    const streams = await Promise.all([first, second, site.url].map((url) => StreamReader.open(seeker.at(url))));
    expect((await seeker.at(second).post('/api/logout')).status).toBe(204);
    expect(await Promise.all(streams.map(({ end }) => end))).toEqual(['ended', 'ended', 'ended']);
    for (const url of [first, second]) expect((await seeker.at(url).get('/api/user')).status).toBe(401);
  });

  test('serve uploads from either process', async () => {
    await uploadAndRead(await registerAndSignIn('job_seeker'), first, second);
  });

  test('serve uploads from a shared bucket', async () => {
    const bucket = await startS3Server();
    const another = await Site.open({ people: 0, behindProxy: 2, variables: s3Variables(bucket) });
    try {
      const [seeker] = await another.registered('job_seeker', 1);
      const [one, other] = another.servers.map(({ url }) => url) as [string, string];
      await uploadAndRead(seeker as ApiClient, one, other);
      const path = await uploadAndRead(seeker as ApiClient, other, one);
      // The file is served from the bucket only.
      await bucket.stop();
      expect((await fetch(other + path)).status).toBe(503);
    } finally {
      await another.close();
    }
  });

  test('deliver live events and count messages across both', async () => {
    const [employer, seeker] = [await registerAndSignIn('employer'), await registerAndSignIn('job_seeker')];
    const { id } = await conversationAboutJob(employer, seeker, await site.admin());
    const stream = await StreamReader.open(seeker.at(second));
    const received = stream.waitFor('Across');
    const write = (url: string) => employer.at(url).post(`/api/conversations/${id}/messages`, { content: 'Across' });
    const answers: Answer[] = [];
    for (let i = 0; i < MESSAGES + 2; i += 1) answers.push(await write(i % 2 === 0 ? first : second));
    expect(answers.map(({ status }) => status)).toEqual([...Array<number>(MESSAGES).fill(201), 429, 429]);
    await received;
    stream.close();
  });

  test('count failed sign-ins across both', async () => {
    const { user } = await registerAndSignIn('job_seeker');
    const wrong = { username: user.username, password: 'a wrong one' };
    const statuses: number[] = [];
    for (let pair = 0; pair < 10; pair += 1) {
      const guesses = [first, second].map((url) => site.visitor().at(url).post('/api/login', wrong));
      statuses.push(...(await Promise.all(guesses)).map(({ status }) => status));
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    const right = { username: user.username, password: PASSWORD };
    expect((await site.visitor().post('/api/login', right)).status).toBe(429);
  });

  test('count registrations across both and ignore forged addresses', async () => {
    const before = registrations;
    const statuses: number[] = [];
    for (let i = 0; i < REGISTRATIONS; i += 1) {
      const headers = {
        'x-forwarded-for': `203.0.113.${i}`,
        'x-real-ip': `203.0.113.${i}`,
        forwarded: `for=203.0.113.${i}`,
      };
      statuses.push((await register('job_seeker', headers)).status);
    }
    const left = REGISTRATIONS - before;
    expect(statuses).toEqual([...Array<number>(left).fill(201), ...Array<number>(before).fill(429)]);
  });
});
