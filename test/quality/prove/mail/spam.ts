import { spawn, spawnSync } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { SmtpMailer } from '../../../../src/notifications/adapters/smtp/smtp-mailer.js';
import { everyMail } from '../../../support/mothers/mail-mother.js';
import { installOneOf } from '../../../support/runner/debian-packages.js';
import { MailCatcher } from '../../../support/server/mail-catcher.js';
import { must } from './post-office.js';

/** A mail with more points looks like spam; mail programs usually sort out from 5 on. */
const MOST_POINTS = 2;

/** Has SpamAssassin judge a mail of every kind by its local rules. */
export async function proveSpam(tell: (figure: string) => void): Promise<void> {
  const isReady = isInstalled() || (installOneOf(['spamassassin']) && isInstalled());
  must(isReady, 'Install SpamAssassin (on Debian: sudo apt-get install spamassassin): nobody has judged the mails.');
  const mails = await deliverAll();
  let worst = 0;
  for (const { about, raw } of mails) {
    const { points, rules } = await judge(raw);
    worst = Math.max(worst, points);
    must(points < MOST_POINTS, `${about} has ${points} points: ${rules}`);
    if (points > 0) tell(`${about}: ${points} points (${rules})`);
  }
  tell(`${mails.length} kinds of mail, ${worst} points at most`);
}

/** A mail of every kind as a mail server gets it. */
async function deliverAll(): Promise<{ readonly about: string; readonly raw: Buffer }[]> {
  const catcher = await MailCatcher.start();
  const mailer = new SmtpMailer({ url: catcher.url, from: 'no-reply@jobs.example.com' }, 'https://jobs.example.com');
  const letters = everyMail();
  await mailer.deliver(
    letters.map((mail, index) => ({
      mail,
      ...(index % 2 === 0 && { unsubscribeToken: 'Zx3kQm9vT1bYc7Lr' }),
      handOver: () => Promise.resolve(true),
      settle: () => Promise.resolve(),
    })),
  );
  mailer.onModuleDestroy();
  await catcher.stop();
  return catcher.mails.map(({ raw }, index) => ({ about: letters[index]?.about ?? '', raw }));
}

function isInstalled(): boolean {
  return spawnSync('spamassassin', ['--version'], { stdio: 'ignore' }).status === 0;
}

async function judge(raw: Buffer): Promise<{ readonly points: number; readonly rules: string }> {
  const program = spawn('spamassassin', ['--local', '--test-mode'], { stdio: ['pipe', 'pipe', 'ignore'] });
  program.stdin.end(raw);
  const judged = await text(program.stdout);
  const [, points = 'NaN'] = /^X-Spam-Status: .*?score=(-?[\d.]+)/m.exec(judged) ?? [];
  const [, rules = ''] = /^X-Spam-Status:[^]*?tests=([^]*?)\s+(?:autolearn|version)=/m.exec(judged) ?? [];
  return { points: Number(points), rules: rules.replaceAll(/\s+/g, '') };
}
