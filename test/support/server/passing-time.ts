import { eventually } from '../eventually.js';
import type { TestServer } from './test-server.js';
import { BackgroundWork } from '#shared/application/background/background-work.js';
import { Database } from '#platform/postgres/database.js';

/** Makes all queued mails due, as if a day had passed. */
export async function letMailsBecomeDue({ app }: Pick<TestServer, 'app'>): Promise<void> {
  await app.get(Database).query(`update status_mail set sent_at = sent_at - interval '1 day'`);
  await endDelaysOfMails({ app });
}

/** Makes all queued mails due now. */
export async function endDelaysOfMails({ app }: Pick<TestServer, 'app'>): Promise<void> {
  await app.get(Database).query(`update mail set due_at = now() where state = 'queued'`);
  app.get(BackgroundWork).wake('mail');
}

/** Waits until all mails that are due were sent. */
export async function untilMailsAreSent({ app }: Pick<TestServer, 'app'>): Promise<void> {
  await eventually(async () => {
    const due = `select kind from mail where state = 'sending' or state = 'queued' and due_at <= now()`;
    const waiting = await app.get(Database).query<{ kind: string }>(due);
    if (waiting.length > 0) throw new Error(`Mails are waiting: ${waiting.map(({ kind }) => kind).join(', ')}`);
  });
}
