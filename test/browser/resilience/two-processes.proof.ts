import { expect, test, type Browser, type Page } from '@playwright/test';
import { ApiClient } from '../../support/server/api-client.js';
import { startBuiltServer, type BuiltServer } from '../../support/server/built-server.js';
import { conversationAboutJob, write } from '../../support/mothers/conversations.js';
import { openDatabaseServer } from '../../support/database/database-server.js';
import { makeDatabase } from '../../support/database/database.js';

const PASSWORD = 'a long secret';

/** Two processes with one database. */
type Installation = { readonly here: BuiltServer; readonly there: BuiltServer; end(): Promise<void> };

async function startTwice(): Promise<Installation> {
  const databases = await openDatabaseServer();
  const database = await makeDatabase(databases.url);
  const variables = {
    DATABASE_URL: database.url,
    SESSION_SECRET: 'one secret for both processes',
    LOG_LEVEL: 'error',
    ADMIN_USERNAME: 'admin',
    ADMIN_EMAIL: 'admin@wayfare.test',
    ADMIN_PASSWORD: PASSWORD,
    LIMIT_MESSAGES_PER_MINUTE: '0',
    DATABASE_SECONDS: '12',
  };
  const here = await startBuiltServer(variables);
  const there = await startBuiltServer(variables);
  const end = async () => {
    await Promise.all([here.stop(), there.stop()]);
    await database.drop();
    await databases.stop();
  };
  return { here, there, end };
}

async function register(server: BuiltServer, role: string, fullName: string): Promise<ApiClient> {
  const username = `${role}-talks`;
  const account = { username, email: `${username}@wayfare.test`, password: PASSWORD, role, fullName };
  return new ApiClient(server.url).register(account);
}

/** A separate browser, signed in to one process, with the thread open. */
async function openThread(browser: Browser, server: BuiltServer, username: string, thread: number): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url });
  await context.request.post('/api/login', { data: { username, password: PASSWORD } });
  const page = await context.newPage();
  await page.goto(`/messages?conversationId=${thread}`);
  await expect(page.getByPlaceholder('Type your message...')).toBeVisible();
  return page;
}

async function say(page: Page, text: string): Promise<void> {
  await page.getByPlaceholder('Type your message...').fill(text);
  await page.getByRole('button', { name: 'Send message' }).click();
}

test('keeps two browsers talking through two processes, and loses nothing acknowledged when one is killed', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const { here, there, end } = await startTwice();
  try {
    const employer = await register(here, 'employer', 'Edda Keeper');
    const seeker = await register(here, 'job_seeker', 'Liv Walker');
    const admin = await new ApiClient(here.url).login('admin', PASSWORD);
    const { id: thread } = await conversationAboutJob(employer, seeker, admin);

    const employersPage = await openThread(browser, here, employer.user.username, thread);
    const seekersPage = await openThread(browser, there, seeker.user.username, thread);
    await say(employersPage, 'Can you start in May?');
    await expect(seekersPage.getByText('Can you start in May?').last()).toBeVisible();
    await expect(employersPage.getByText('Read', { exact: true })).toBeVisible();
    await say(seekersPage, 'On the first.');
    await expect(employersPage.getByText('On the first.').last()).toBeVisible();
    await expect(seekersPage.getByText('Read', { exact: true })).toBeVisible();

    const acknowledged: number[] = [];
    const talking = (async () => {
      for (let i = 0; ; i += 1) acknowledged.push((await write(seeker.at(there.url), thread, `note ${i}`)).id);
    })().catch(() => undefined);
    await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(20);
    await there.kill();
    await talking;

    const stored = new Set<number>();
    let next: string | undefined = `/api/conversations/${thread}/messages`;
    while (next) {
      const page: Awaited<ReturnType<typeof pageOf>> = await pageOf(employer, next);
      for (const id of page.ids) stored.add(id);
      next = page.next;
    }
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
    await expect(employersPage.getByText('note 20', { exact: true }).last()).toBeVisible();
    await say(employersPage, 'Are you still there?');
    await expect(employersPage.getByText('Sent', { exact: true })).toBeVisible();
  } finally {
    await end();
  }
});

async function pageOf(client: ApiClient, path: string): Promise<{ ids: number[]; next?: string }> {
  const { body, headers } = await client.get<{ message: { id: number } }[]>(path);
  const next = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
  return { ids: body.map(({ message }) => message.id), next };
}
