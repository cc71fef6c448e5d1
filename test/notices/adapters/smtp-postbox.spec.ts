import { Logger } from '@nestjs/common';
import { createServer, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import { SmtpPostbox } from '../../../src/notices/adapters/smtp/smtp-postbox.js';
import { approvalLetter } from '../../../src/notices/domain/letter.js';
import { eventually } from '../../support/eventually.js';
import { MailCatcher } from '../../support/server/mail-catcher.js';

const letterTo = (email: string) =>
  approvalLetter({ fullName: 'Elena', email }, { id: 7, title: 'Night Porter', company: 'Grand Hotel' });

const FROM = 'no-reply@jobs.test';

describe('the SMTP postbox', () => {
  let logged: unknown[][];
  beforeEach(() => {
    logged = [];
    const keep = (...entry: unknown[]) => void logged.push(entry);
    Logger.overrideLogger({ log: keep, error: keep, warn: keep });
  });
  afterEach(() => Logger.overrideLogger(['error', 'warn']));

  /** The end of a postbox waits no more than two seconds for letters on their way. */
  const somethingLogged = () => eventually(async () => expect(logged).not.toEqual([]));

  it('says that a letter was refused without saying whose', async () => {
    const catcher = await MailCatcher.start((address) => address === 'gone@hotel.test');
    const postbox = new SmtpPostbox({ url: catcher.url, from: FROM }, 'https://jobs.test');
    postbox.post(letterTo('gone@hotel.test'));
    postbox.post(letterTo('there@hotel.test'));
    await catcher.sentTo('there@hotel.test');
    await somethingLogged();
    await postbox.onModuleDestroy();
    await catcher.stop();
    expect(logged).toEqual([
      [expect.objectContaining({ about: 'listing-approved', code: 'EENVELOPE' }), expect.any(String), 'Notices'],
    ]);
    expect(JSON.stringify(logged)).not.toContain('hotel.test');
  });

  it('says that the server does not know it without saying the password', async () => {
    const catcher = await MailCatcher.start();
    const url = catcher.url.replace('smtp://', 'smtp://wayfare:open-sesame@');
    const postbox = new SmtpPostbox({ url, from: FROM }, 'https://jobs.test');
    postbox.post(letterTo('there@hotel.test'));
    await somethingLogged();
    await postbox.onModuleDestroy();
    await catcher.stop();
    expect(logged).toHaveLength(1);
    expect(JSON.stringify(logged)).not.toMatch(/sesame|hotel\.test/);
    expect(catcher.mails).toEqual([]);
  });

  it('lets go of letters to a server that says nothing, and takes no more than a thousand', async () => {
    const sockets: Socket[] = [];
    const silent: Server = createServer((socket) => void sockets.push(socket)).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as { port: number };
    const postbox = new SmtpPostbox({ url: `smtp://127.0.0.1:${port}`, from: FROM }, 'https://jobs.test');
    for (let i = 0; i < 1_003; i += 1) postbox.post(letterTo('there@hotel.test'));
    expect(logged.map(([, message]) => message)).toEqual(
      Array.from({ length: 3 }, () => 'A notice was dropped: too many wait to be sent'),
    );
    await postbox.onModuleDestroy();
    for (const socket of sockets) socket.destroy();
    silent.close();
  });
});
