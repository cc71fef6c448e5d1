import { Logger } from '@nestjs/common';
import { dkimVerify } from 'mailauth/lib/dkim/verify.js';
import { generateKeyPairSync } from 'node:crypto';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import { SmtpSession } from '#notifications/adapters/smtp/smtp-session.js';
import { SmtpMailer } from '#notifications/adapters/smtp/smtp-mailer.js';
import type { Delivery, OutgoingMail } from '#notifications/application/ports/mailer.js';
import { mailTo as addressed, type Mail } from '#notifications/domain/mail.js';
import { Catalogs } from '#platform/languages/catalogs.js';
import { MailCatcher } from '../../support/stand-ins/mail-catcher.js';

const TOPIC = 'listing-approved';

const mailTo = (email: string): Mail =>
  addressed(new Catalogs().words('en'), { fullName: 'Elena', email }, TOPIC, {
    subject: 'Your listing is live: Night Porter',
    paragraphs: ['“Night Porter” was approved. Job seekers can now find it and apply.'],
    action: 'View Listing',
    path: '/jobs/7',
  });

const FROM = 'no-reply@jobs.test';

describe('SmtpMailer', () => {
  let logged: unknown[][];
  beforeEach(() => {
    logged = [];
    // A server that other specs share may be sending its own mails in this process.
    const isAnothers = (said: unknown) => Object(said).about !== undefined && Object(said).about !== TOPIC;
    const keep = (...entry: unknown[]) => void (isAnothers(entry[0]) || logged.push(entry));
    Logger.overrideLogger({ log: keep, error: keep, warn: keep });
  });
  afterEach(() => Logger.overrideLogger(['error', 'warn']));

  /** Sends mails and returns the result of each and the addresses handed over to the server. */
  const deliver = async (url: string, ...mails: Mail[]) => {
    const mailer = new SmtpMailer({ url, from: FROM }, 'https://jobs.test');
    const deliveries: Delivery[] = [];
    const handedOver: string[] = [];
    const letters = mails.map((mail): OutgoingMail => ({
      mail,
      handOver: async () => handedOver.push(mail.to.email) > 0,
      settle: async (delivery) => void deliveries.push(delivery),
    }));
    await mailer.deliver(letters);
    mailer.onModuleDestroy();
    return { deliveries, handedOver };
  };

  it('continues after a refused address, and logs the failure without the address', async () => {
    const catcher = await MailCatcher.start((address) => address === 'gone@hotel.test');
    const { deliveries, handedOver } = await deliver(
      catcher.url,
      mailTo('gone@hotel.test'),
      mailTo('there@hotel.test'),
    );
    await catcher.stop();
    expect(deliveries).toEqual([{ result: 'address refused', fault: '550 to RCPT TO' }, { result: 'accepted' }]);
    expect(handedOver).toEqual(['there@hotel.test']);
    expect(catcher.mails).toHaveLength(1);
    expect(logged).toEqual([[expect.objectContaining({ about: TOPIC }), expect.any(String), 'Mail']]);
    expect(JSON.stringify(logged)).not.toContain('hotel.test');
  });

  it('reports a connection that was closed before the next mail', async () => {
    const server = createServer((socket) => {
      socket.write('220 mail.test ESMTP\r\n');
      socket.on('data', () => void socket.end('250 mail.test\r\n'));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const session = await SmtpSession.open(`smtp://127.0.0.1:${port}`, new AbortController().signal);
    server.close();
    await once(server, 'close');
    const content = () => Promise.reject(new Error('The content should not be requested.'));
    await expect(session.send({ from: FROM, to: 'there@hotel.test' }, content)).rejects.toMatchObject({
      code: 'ECONNECTION',
    });
  });

  it('adds no header or recipient from a name or subject', async () => {
    const catcher = await MailCatcher.start();
    const injection = 'Elena\r\nBcc: all@evil.test\r\n\r\nHello';
    const to = { fullName: `${injection}, <x@evil.test>`, email: 'there@hotel.test' };
    await deliver(catcher.url, { ...mailTo('there@hotel.test'), to, subject: injection });
    const [mail] = await catcher.sentTo('there@hotel.test');
    expect(mail?.to).toEqual(['there@hotel.test']);
    expect(mail?.headers.has('bcc')).toBe(false);
    expect(mail?.headers.get('subject')).toContain('Elena');
    await catcher.stop();
  });

  it('offers to unsubscribe by one click over https only', async () => {
    const catcher = await MailCatcher.start();
    for (const site of ['http', 'https']) {
      const mailer = new SmtpMailer({ url: catcher.url, from: FROM }, `${site}://jobs.test`);
      const letter = { handOver: async () => true, settle: async () => undefined };
      await mailer.deliver([{ ...letter, mail: mailTo(`${site}@hotel.test`), unsubscribeToken: 'abcdefghijklmnop' }]);
      mailer.onModuleDestroy();
    }
    await catcher.stop();
    expect(catcher.mails.map(({ headers }) => headers.has('list-unsubscribe'))).toEqual([false, true]);
  });

  it('signs the unsubscribe headers, and embeds no remote content', async () => {
    const catcher = await MailCatcher.start();
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    const dkim = { domainName: 'jobs.test', keySelector: 'wayfare', privateKey: pem };
    const mailer = new SmtpMailer({ url: catcher.url, from: FROM, dkim }, 'https://jobs.test');
    const mail = mailTo('there@hotel.test');
    const letter = { handOver: async () => true, settle: async () => undefined };
    await mailer.deliver([
      { ...letter, mail, unsubscribeToken: 'abcdefghijklmnop' },
      { ...letter, mail: { ...mail, subject: 'Account' } },
    ]);
    await catcher.stop();
    const [news, account] = catcher.mails;
    const key = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
    const resolver = async () => [[`v=DKIM1; k=rsa; p=${key}`]];
    const { results } = await dkimVerify(news?.raw ?? '', { resolver });
    expect(results).toMatchObject([{ signingDomain: 'jobs.test', status: { result: 'pass' } }]);
    expect(results[0]?.signingHeaders?.keys).toMatch(/List-Unsubscribe: List-Unsubscribe-Post/i);
    expect(account?.headers.has('list-unsubscribe')).toBe(false);
    expect(news?.html).not.toMatch(/<img|<link|src=|url\(/);
    const addresses = [...(news?.html ?? '').matchAll(/https?:[^"<\s]+/g)].map(([address]) => new URL(address).host);
    expect(new Set(addresses)).toEqual(new Set(['jobs.test', 'www.w3.org']));
    expect(news?.body).toContain('https://jobs.test/jobs/7');
    expect(news?.body).toContain('https://jobs.test/unsubscribe/abcdefghijklmnop');
  });

  it('escapes HTML in user input', async () => {
    const catcher = await MailCatcher.start();
    const mail = mailTo('there@hotel.test');
    await deliver(catcher.url, { ...mail, paragraphs: ['<script>alert(1)</script> & <b>bold</b>'] });
    await catcher.stop();
    expect(catcher.mails[0]?.html).not.toMatch(/<script|<b>/);
    expect(catcher.mails[0]?.body).toContain('<script>alert(1)</script> & <b>bold</b>');
  });

  it('delays mails if it cannot sign in, and logs no password', async () => {
    const catcher = await MailCatcher.start();
    const url = catcher.url.replace('smtp://', 'smtp://wayfare:open-sesame@');
    const { deliveries, handedOver } = await deliver(url, mailTo('there@hotel.test'), mailTo('here@hotel.test'));
    await catcher.stop();
    expect(deliveries.map(({ result }) => result)).toEqual(['delayed', 'delayed']);
    expect(handedOver).toEqual([]);
    expect(JSON.stringify(logged)).not.toMatch(/sesame|hotel\.test/);
  });

  it('reports an unknown result if the server hangs up after receiving a mail', async () => {
    const catcher = await MailCatcher.start(undefined, 'hang up');
    const mails = [mailTo('a@hotel.test'), mailTo('b@hotel.test'), mailTo('c@hotel.test')];
    const { deliveries, handedOver } = await deliver(catcher.url, ...mails);
    await catcher.stop();
    expect(deliveries.map(({ result }) => result)).toEqual(['unknown', 'unknown', 'delayed']);
    expect(handedOver).toEqual(['a@hotel.test', 'b@hotel.test']);
  });

  it('goes on as long as each connection delivers a mail before it is lost', async () => {
    const catcher = await MailCatcher.start(undefined, (nth) => (nth % 2 === 0 ? 'hang up' : 'fine'));
    const { deliveries } = await deliver(catcher.url, ...Array.from('abcde', (name) => mailTo(`${name}@hotel.test`)));
    await catcher.stop();
    expect(deliveries.map(({ result }) => result)).toEqual(['accepted', 'unknown', 'accepted', 'unknown', 'accepted']);
  });

  it('sends many mails over several connections, or as many as the server allows', async () => {
    for (const most of [4, 1]) {
      const catcher = await MailCatcher.start(undefined, 'fine', most);
      const mails = Array.from({ length: 40 }, (_, number) => mailTo(`guest${number}@hotel.test`));
      const { deliveries } = await deliver(catcher.url, ...mails);
      await catcher.stop();
      expect(deliveries).toEqual(mails.map(() => ({ result: 'accepted' })));
      expect(new Set(catcher.mails.flatMap(({ to }) => to)).size).toBe(mails.length);
    }
  });

  it('delays mails if the server is busy', async () => {
    const catcher = await MailCatcher.start(undefined, 'busy');
    const { deliveries } = await deliver(catcher.url, mailTo('there@hotel.test'));
    await catcher.stop();
    expect(deliveries).toEqual([{ result: 'delayed', fault: '451 to DATA' }]);
  });

  it('stops immediately even if the server does not respond', async () => {
    const sockets: Socket[] = [];
    const silent: Server = createServer((socket) => void sockets.push(socket)).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as { port: number };
    const mailer = new SmtpMailer({ url: `smtp://127.0.0.1:${port}`, from: FROM }, 'https://jobs.test');
    const settled: Delivery[] = [];
    const settle = async (delivery: Delivery) => void settled.push(delivery);
    const delivery = mailer.deliver([{ mail: mailTo('there@hotel.test'), handOver: async () => true, settle }]);
    await once(silent, 'connection');
    mailer.onModuleDestroy();
    await expect(delivery).rejects.toThrow('aborted');
    expect(settled).toEqual([]);
    for (const socket of sockets) socket.destroy();
    silent.close();
  });
});
