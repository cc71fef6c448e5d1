import { expect, test, type Browser, type Page } from '@playwright/test';
import { ApiClient } from '../../support/server/api-client.js';
import { startBuiltServer, type BuiltServer } from '../../support/server/built-server.js';
import { conversationAboutJob, write } from '../../support/mothers/conversations.js';
import { openDatabaseServer } from '../../support/database/database-server.js';
import { makeDatabase } from '../../support/database/database.js';

const PASSWORD = 'a long secret';

/** Two processes with one database. */
type Installation = { readonly first: BuiltServer; readonly second: BuiltServer; stop(): Promise<void> };

async function startTwo(): Promise<Installation> {
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
  const first = await startBuiltServer(variables);
  const second = await startBuiltServer(variables);
  const stop = async () => {
    await Promise.all([first.stop(), second.stop()]);
    await database.drop();
    await databases.stop();
  };
  return { first, second, stop };
}

async function register(server: BuiltServer, role: string, fullName: string): Promise<ApiClient> {
  const username = `${role}-user`;
  const account = { username, email: `${username}@wayfare.test`, password: PASSWORD, role, fullName };
  return new ApiClient(server.url).register(account);
}

/** Opens a conversation in a separate browser that is signed in to one process. */
async function openThread(browser: Browser, server: BuiltServer, username: string, thread: number): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url });
  await context.request.post('/api/login', { data: { username, password: PASSWORD } });
  const page = await context.newPage();
  await page.goto(`/messages?conversationId=${thread}`);
  await expect(page.getByPlaceholder('Type your message...')).toBeVisible();
  return page;
}

async function send(page: Page, text: string): Promise<void> {
  await page.getByPlaceholder('Type your message...').fill(text);
  await page.getByRole('button', { name: 'Send message' }).click();
}

test('delivers messages between two processes, and loses no acknowledged message when one is killed', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const { first, second, stop } = await startTwo();
  try {
    const employer = await register(first, 'employer', 'Edda Keeper');
    const seeker = await register(first, 'job_seeker', 'Liv Walker');
    const admin = await new ApiClient(first.url).login('admin', PASSWORD);
    const { id: thread } = await conversationAboutJob(employer, seeker, admin);

    const employerPage = await openThread(browser, first, employer.user.username, thread);
    const seekerPage = await openThread(browser, second, seeker.user.username, thread);
    await send(employerPage, 'Can you start in May?');
    await expect(seekerPage.getByText('Can you start in May?').last()).toBeVisible();
    await expect(employerPage.getByText('Read', { exact: true })).toBeVisible();
    await send(seekerPage, 'On the first.');
    await expect(employerPage.getByText('On the first.').last()).toBeVisible();
    await expect(seekerPage.getByText('Read', { exact: true })).toBeVisible();

    const acknowledged: number[] = [];
    const sending = (async () => {
      for (let i = 0; ; i += 1) acknowledged.push((await write(seeker.at(second.url), thread, `note ${i}`)).id);
    })().catch(() => undefined);
    await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(20);
    await second.kill();
    await sending;

    const stored = new Set<number>();
    let next: string | undefined = `/api/conversations/${thread}/messages`;
    while (next) {
      const page: Awaited<ReturnType<typeof pageOf>> = await pageOf(employer, next);
      for (const id of page.ids) stored.add(id);
      next = page.next;
    }
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
    await expect(employerPage.getByText('note 20', { exact: true }).last()).toBeVisible();
    await send(employerPage, 'Are you still there?');
    await expect(employerPage.getByText('Sent', { exact: true })).toBeVisible();
  } finally {
    await stop();
  }
});

async function pageOf(client: ApiClient, path: string): Promise<{ ids: number[]; next?: string }> {
  const { body, headers } = await client.get<{ message: { id: number } }[]>(path);
  const next = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
  return { ids: body.map(({ message }) => message.id), next };
}
