import { startTestServer, type TestServer } from '../../support/server/test-server.js';

type User = { id: number; username: string; fullName: string; role: string };
type Problem = { statusCode: number; code: string; message: string; errors?: { field: string; message: string }[] };

const account = {
  username: 'Rosa',
  email: 'rosa@example.org',
  fullName: 'Rosa Rivera',
  password: 'quiet harbor',
  confirmPassword: 'quiet harbor',
  role: 'job_seeker',
  companyName: '',
  avatar: null,
  language: 'en',
};

describe('the account API', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  it('registers, signs in at once and shows the user without the password', async () => {
    const client = server.visitor();
    const answer = await client.post<User>('/api/register', account);
    expect(answer.status).toBe(201);
    expect(Object.keys(answer.body).sort()).toEqual([
      'avatar',
      'companyRole',
      'createdAt',
      'email',
      'employerId',
      'fullName',
      'id',
      'language',
      'role',
      'timeZone',
      'username',
    ]);
    expect((await client.get<User>('/api/user')).body).toEqual(answer.body);
  });

  it('rejects a taken name or address in any spelling', async () => {
    const again = await server.visitor().post<Problem>('/api/register', { ...account, username: 'ROSA' });
    expect(again).toMatchObject({ status: 409, body: { message: 'Username is already taken' } });
    const mail = { ...account, username: 'rosa2', email: 'ROSA@example.org' };
    expect(await server.visitor().post<Problem>('/api/register', mail)).toMatchObject({
      status: 409,
      body: { message: 'Email is already registered' },
    });
  });

  it.each([
    [{ username: 'R0sa' }, 409, 'Username is already taken'],
    [{ username: 'admin' }, 400, 'This username is reserved. Please choose another one.'],
    [{ username: 'r\u043Esita' }, 400, 'Username must be written in one alphabet'],
    [{ fullName: 'Rosa\u202E Rivera' }, 400, 'Full name must not contain line breaks or invisible characters'],
    [{ password: 'secret1' }, 400, 'This password is too common. Please choose another one.'],
    [{ password: 'Password123' }, 400, 'This password is too common. Please choose another one.'],
    [{ password: '      ' }, 400, 'Password must not be blank'],
  ])('rejects %o', async (changes, status, message) => {
    const other = { ...account, username: 'somebody', email: 'somebody@example.org', ...changes };
    expect(await server.visitor().post<Problem>('/api/register', other)).toMatchObject({ status, body: { message } });
  });

  it('accepts the demo password, and names from all over the world', async () => {
    for (const [i, fullName] of [
      'Nguy\u1EC5n Th\u1ECB H\u00E0',
      '\u5C71\u7530\u592A\u90CE',
      "M\u00FCller-O'Brien",
    ].entries()) {
      const other = { ...account, username: `world${i}`, email: `world${i}@example.org`, fullName };
      expect((await server.visitor().post('/api/register', { ...other, password: 'wayfare-demo' })).status).toBe(201);
    }
  });

  it.each([
    ['username', 'Username is already taken', (i: number) => ({ username: 'Racer', email: `racer${i}@example.org` })],
    ['email', 'Email is already registered', (i: number) => ({ username: `runner${i}`, email: 'race@example.org' })],
  ])('accepts one of many simultaneous registrations with the same %s', async (_field, message, changes) => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        server.visitor().post<Problem>('/api/register', { ...account, ...changes(i) }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)]);
    const refused = answers.filter(({ status }) => status === 409);
    expect(new Set(refused.map(({ body }) => body.message))).toEqual(new Set([message]));
  });

  it('registers job seekers by default, and never admins', async () => {
    const wish = { ...account, username: 'boss', email: 'boss@example.org' };
    expect((await server.visitor().post('/api/register', { ...wish, role: 'admin' })).status).toBe(400);
    const { role: _, ...withoutRole } = wish;
    const answer = await server.visitor().post<User>('/api/register', { ...withoutRole, id: 1, isAdmin: true });
    expect(answer.body).toMatchObject({ role: 'job_seeker', username: 'boss' });
    expect(answer.body.id).not.toBe(1);
  });

  it('names every invalid field', async () => {
    const { status, body } = await server.visitor().post<Problem>('/api/register', { username: 'x' });
    expect(status).toBe(400);
    expect(body.message).toBe('Username must be at least 3 characters');
    expect(body.errors?.map(({ field }) => field)).toEqual(['username', 'email', 'fullName', 'password']);
  });

  it('signs in by name or email address with a new session, and signs out on the server', async () => {
    const client = server.visitor();
    expect((await client.post('/api/login', { username: 'rosa', password: 'quiet harbor' })).status).toBe(200);
    const first = client.sessionCookie;
    expect((await client.post('/api/login', { username: 'ROSA@EXAMPLE.ORG', password: 'quiet harbor' })).status).toBe(
      200,
    );
    expect(client.sessionCookie).not.toBe(first);
    const stolen = client.sessionCookie ?? '';
    expect((await client.post('/api/logout')).status).toBe(204);
    expect((await client.get('/api/user')).status).toBe(401);
    expect((await server.visitor().get('/api/user', { cookie: stolen })).status).toBe(401);
    expect((await server.visitor().get('/api/user', { cookie: first ?? '' })).status).toBe(401);
    expect((await server.visitor().post('/api/logout')).status).toBe(204);
  });

  it('states the minimum length of a username and a password', async () => {
    const login = (body: unknown) => server.visitor().post<Problem>('/api/login', body);
    expect(await login({ username: 'ro', password: 'quiet harbor' })).toMatchObject({
      status: 400,
      body: { message: 'Username must be at least 3 characters' },
    });
    expect(await login({ username: 'rosa', password: '12345' })).toMatchObject({
      status: 400,
      body: { message: 'Password must be at least 6 characters' },
    });
    expect((await login({ username: { $ne: null }, password: ['quiet harbor'] })).status).toBe(400);
  });

  it('returns the same error for an unknown user and a wrong password', async () => {
    const wrong = await server.visitor().post<Problem>('/api/login', { username: 'rosa', password: 'wrong one' });
    const unknown = await server.visitor().post<Problem>('/api/login', { username: 'nobody', password: 'wrong one' });
    expect(wrong).toMatchObject({ status: 401, body: { message: 'Invalid username or password' } });
    expect(unknown.body).toEqual(wrong.body);
  });

  it('returns 429 with Retry-After after ten failures', async () => {
    await server.visitor().register({ ...account, username: 'flooded', email: 'flooded@example.org' });
    const attempt = () => server.visitor().post('/api/login', { username: 'flooded', password: 'wrong one' });
    const answers = await Promise.all(Array.from({ length: 15 }, attempt));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(10).fill(401), ...Array(5).fill(429)]);
    const refused = await server.visitor().post('/api/login', { username: 'FLOODED', password: 'quiet harbor' });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('lists users for admins only, by role and search', async () => {
    const admin = await server.admin();
    expect((await server.visitor().get('/api/users')).status).toBe(401);
    expect((await (await server.jobSeeker()).get('/api/users')).status).toBe(403);
    expect((await (await server.employer()).get('/api/users')).status).toBe(403);
    const total = (await admin.get('/api/users')).headers.get('x-total-count');
    const found = await admin.get<User[]>('/api/users?search=ROSA@');
    expect(found.body.map(({ username }) => username)).toEqual(['Rosa']);
    expect((await admin.get<User[]>('/api/users?role=admin')).body).toHaveLength(1);
    expect((await admin.get('/api/users?role=&search=')).headers.get('x-total-count')).toBe(total);
    for (const fullName of ['İbrahim', 'ΟΔΟΣ']) await server.jobSeeker({ fullName });
    for (const [part, name] of Object.entries({ İbrahim: 'İbrahim', ibrahim: 'İbrahim', ΟΔΟΣ: 'ΟΔΟΣ', οδος: 'ΟΔΟΣ' })) {
      const { body } = await admin.get<User[]>(`/api/users?search=${encodeURIComponent(part)}`);
      expect(body.map(({ fullName }) => fullName)).toEqual([name]);
    }
    expect((await admin.get('/api/users?search=%25')).body).toEqual([]);
    expect((await admin.get('/api/users?cursor=zzz')).status).toBe(400);
  });
});
