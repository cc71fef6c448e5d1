import { Logger } from '@nestjs/common';
import { createServer, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import { SmtpMailer } from '../../../src/notifications/adapters/smtp/smtp-mailer.js';
import { approvalMail } from '../../../src/notifications/domain/mail.js';
import { eventually } from '../../support/eventually.js';
import { MailCatcher } from '../../support/server/mail-catcher.js';

const mailTo = (email: string) =>
  approvalMail({ fullName: 'Elena', email }, { id: 7, title: 'Night Porter', company: 'Grand Hotel' });

const FROM = 'no-reply@jobs.test';

describe('SmtpMailer', () => {
  let logged: unknown[][];
  beforeEach(() => {
    logged = [];
    const keep = (...entry: unknown[]) => void logged.push(entry);
    Logger.overrideLogger({ log: keep, error: keep, warn: keep });
  });
  afterEach(() => Logger.overrideLogger(['error', 'warn']));

  const somethingLogged = () => eventually(async () => expect(logged).not.toEqual([]));

  it('logs a refused mail without its recipient', async () => {
    const catcher = await MailCatcher.start((address) => address === 'gone@hotel.test');
    const mailer = new SmtpMailer({ url: catcher.url, from: FROM }, 'https://jobs.test');
    mailer.send(mailTo('gone@hotel.test'));
    mailer.send(mailTo('there@hotel.test'));
    await catcher.sentTo('there@hotel.test');
    await somethingLogged();
    await mailer.onModuleDestroy();
    await catcher.stop();
    expect(logged).toEqual([
      [expect.objectContaining({ about: 'listing-approved', code: 'EENVELOPE' }), expect.any(String), 'Mail'],
    ]);
    expect(JSON.stringify(logged)).not.toContain('hotel.test');
  });

  it('never lets a name or subject add a header or recipient', async () => {
    const catcher = await MailCatcher.start();
    const mailer = new SmtpMailer({ url: catcher.url, from: FROM }, 'https://jobs.test');
    const injection = 'Elena\r\nBcc: all@evil.test\r\n\r\nHello';
    const to = { fullName: `${injection}, <x@evil.test>`, email: 'there@hotel.test' };
    mailer.send({ ...mailTo('there@hotel.test'), to, subject: injection });
    const [mail] = await catcher.sentTo('there@hotel.test');
    expect(mail?.to).toEqual(['there@hotel.test']);
    expect(mail?.headers.has('bcc')).toBe(false);
    expect(mail?.headers.get('subject')).toContain('Elena');
    await mailer.onModuleDestroy();
    await catcher.stop();
  });

  it('logs a failed sign-in without the password', async () => {
    const catcher = await MailCatcher.start();
    const url = catcher.url.replace('smtp://', 'smtp://wayfare:open-sesame@');
    const mailer = new SmtpMailer({ url, from: FROM }, 'https://jobs.test');
    mailer.send(mailTo('there@hotel.test'));
    await somethingLogged();
    await mailer.onModuleDestroy();
    await catcher.stop();
    expect(logged).toHaveLength(1);
    expect(JSON.stringify(logged)).not.toMatch(/sesame|hotel\.test/);
    expect(catcher.mails).toEqual([]);
  });

  it('queues a thousand mails at most, and stops in spite of a server that does not respond', async () => {
    const sockets: Socket[] = [];
    const silent: Server = createServer((socket) => void sockets.push(socket)).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as { port: number };
    const mailer = new SmtpMailer({ url: `smtp://127.0.0.1:${port}`, from: FROM }, 'https://jobs.test');
    for (let i = 0; i < 1_003; i += 1) mailer.send(mailTo('there@hotel.test'));
    expect(logged.map(([, message]) => message)).toEqual(
      Array.from({ length: 3 }, () => 'A mail was dropped: the queue is full'),
    );
    await mailer.onModuleDestroy();
    for (const socket of sockets) socket.destroy();
    silent.close();
  });
});
