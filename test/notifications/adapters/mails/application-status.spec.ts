import { Applicants } from '#applications';
import { Listings } from '#jobs';
import { ApplicationStatusMail } from '#notifications/adapters/mails/applications/application-status.js';
import { StatusMails } from '#notifications/application/ports/status-mails.js';
import type { MailText } from '#notifications/application/written-mail.js';
import { InMemoryStatusMails } from '../../../support/in-memory/notifications/in-memory-status-mails.js';
import { aMailText } from '../../../support/mothers/mail-mother.js';
import { statusInMail } from '../../../support/stand-ins/status-in-mail.js';

const LISTING = { id: 1, employerId: 3, title: 'Cook', company: 'Grand Hotel' };
const ID = 7;

type Key = { applicationId: number; changes: number };

describe('a mail about the status of an application', () => {
  let statusMails: InMemoryStatusMails;
  let application: { status: string; isWithdrawn: boolean };
  let isRemoved: boolean;

  beforeEach(() => {
    statusMails = new InMemoryStatusMails();
    application = { status: 'pending', isWithdrawn: false };
    isRemoved = false;
  });

  /** Changes the status; returns the key of the mail about it. */
  const setStatus = async (status: string): Promise<Key> => {
    application.status = status;
    const [change] = await statusMails.changed([ID]);
    return { applicationId: ID, changes: change?.changes ?? 0 };
  };
  const written = (key: Key) => {
    const found = { id: ID, jobId: LISTING.id, jobSeekerId: 5, message: null };
    return aMailText(ApplicationStatusMail, {
      key,
      facts: [
        [StatusMails, statusMails],
        [Applicants, { find: () => Promise.resolve({ ...found, ...application }) }],
        [Listings, { find: () => Promise.resolve({ ...LISTING, isRemoved }) }],
      ],
    });
  };
  const send = async (key: Key): Promise<string | undefined> => {
    const mail = (await written(key)) as MailText;
    await mail.sent?.();
    return statusInMail(mail.content.paragraphs.join());
  };

  it('contains the latest status, and counts toward the limit of the employer', async () => {
    const outdated = await setStatus('reviewed');
    const latest = await setStatus('offered');
    expect(await written(outdated)).toBeUndefined();
    expect(await written(latest)).toMatchObject({ senderId: 3, waitsForLimit: true });
    expect(await send(latest)).toBe('offered');
  });

  it('waits until ten minutes after the last one', async () => {
    await send(await setStatus('reviewed'));
    statusMails.pass(60);
    const key = await setStatus('rejected');
    expect(await written(key)).toBe(9 * 60);
    statusMails.pass(9 * 60);
    expect(await send(key)).toBe('rejected');
  });

  it('waits for the outcome of one that is being sent', async () => {
    const key = await setStatus('offered');
    statusMails.sending.add(ID);
    expect(await written(key)).toBe(5);
  });

  it('is not sent when the status returns to the last one mailed', async () => {
    await send(await setStatus('offered'));
    await setStatus('rejected');
    expect(await written(await setStatus('offered'))).toBeUndefined();
  });

  it('is not sent when the change is undone before the first one', async () => {
    await setStatus('reviewed');
    expect(await written(await setStatus('pending'))).toBeUndefined();
  });

  it('is not sent about withdrawn applications, or after the removal of the job', async () => {
    const key = await setStatus('offered');
    application.isWithdrawn = true;
    expect(await written(key)).toBeUndefined();
    application.isWithdrawn = false;
    isRemoved = true;
    expect(await written(key)).toBeUndefined();
  });
});
