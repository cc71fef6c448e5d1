import { WriteStatusMail } from '#notifications/application/write-status-mail.js';
import type { WrittenMail } from '#notifications/application/written-mail.js';
import { InMemoryStatusMails } from '../../support/in-memory/notifications/in-memory-status-mails.js';

const TO = { fullName: 'Sam', email: 'sam@home.test' };
const LISTING = {
  id: 1,
  employerId: 3,
  title: 'Cook',
  company: 'Grand Hotel',
  isOpen: true,
  isRemoved: false,
  closesAt: null,
};
const ID = 7;

describe('a mail about the status of an application', () => {
  let statusMails: InMemoryStatusMails;
  let write: WriteStatusMail;
  let application: { status: string; isWithdrawn: boolean };
  let isRemoved: boolean;

  beforeEach(() => {
    statusMails = new InMemoryStatusMails();
    application = { status: 'pending', isWithdrawn: false };
    isRemoved = false;
    const found = { id: ID, jobId: LISTING.id, jobSeekerId: 5, message: null };
    write = new WriteStatusMail(
      statusMails,
      { find: () => Promise.resolve({ ...found, ...application }) },
      {
        find: () => Promise.resolve(undefined),
        findAsApproved: () => Promise.resolve({ ...LISTING, isRemoved }),
        ending: () => Promise.resolve([]),
      },
    );
  });

  /** Changes the status; returns the subject of the mail about it. */
  const setStatus = async (status: string): Promise<string> => {
    application.status = status;
    const [change] = await statusMails.changed([ID]);
    return `${ID}.${change?.changes}`;
  };
  const written = (subject: string) => write.execute({ subject }, TO);
  const send = async (subject: string): Promise<string | undefined> => {
    const mail = (await written(subject)) as WrittenMail;
    await mail.sent?.();
    return /status: (\w+)/.exec(mail.mail.paragraphs.join())?.[1];
  };

  it('contains the latest status, and counts toward the limit of the employer', async () => {
    const outdated = await setStatus('reviewed');
    const latest = await setStatus('offered');
    expect(await written(outdated)).toBeUndefined();
    expect(await written(latest)).toMatchObject({ mail: { to: TO }, senderId: 3, waitsForLimit: true });
    expect(await send(latest)).toBe('offered');
  });

  it('waits until ten minutes after the last one', async () => {
    await send(await setStatus('reviewed'));
    statusMails.pass(60);
    const subject = await setStatus('rejected');
    expect(await written(subject)).toBe(9 * 60);
    statusMails.pass(9 * 60);
    expect(await send(subject)).toBe('rejected');
  });

  it('waits also for suspended users, whose suspension may end before', async () => {
    await send(await setStatus('reviewed'));
    expect(await write.execute({ subject: await setStatus('rejected') }, undefined)).toBe(10 * 60);
  });

  it('waits for the outcome of one that is being sent', async () => {
    const subject = await setStatus('offered');
    statusMails.sending.add(ID);
    expect(await written(subject)).toBe(5);
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

  it('is not sent to suspended users, about withdrawn applications, or after the removal of the job', async () => {
    const subject = await setStatus('offered');
    expect(await write.execute({ subject }, undefined)).toBeUndefined();
    application.isWithdrawn = true;
    expect(await written(subject)).toBeUndefined();
    application.isWithdrawn = false;
    isRemoved = true;
    expect(await written(subject)).toBeUndefined();
  });
});
