import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { SmtpMailer } from '#notifications/adapters/smtp/smtp-mailer.js';
import { everyMail } from '#test/support/mothers/mail-mother.js';
import { installOneOf } from '#test/support/runner/debian-packages.js';
import { MailCatcher } from '#test/support/stand-ins/mail-catcher.js';
import type { Report } from '../proof.js';

/** Stricter than the usual spam threshold of 5 points. */
const MAX_POINTS = 2;

/** Checks a mail of every kind with SpamAssassin's local rules. */
export async function proveSpam(report: Report): Promise<void> {
  const isReady = isInstalled() || ((await installOneOf(['spamassassin'])) && isInstalled());
  assert(isReady, 'SpamAssassin is required (on Debian: sudo apt-get install spamassassin).');
  const mails = await deliverAll();
  let worst = 0;
  for (const { about, raw } of mails) {
    const { points, rules } = await judge(raw);
    worst = Math.max(worst, points);
    assert(points < MAX_POINTS, `${about} has ${points} points: ${rules}`);
    if (points > 0) report(`${about}: ${points} points (${rules})`);
  }
  report(`${mails.length} kinds of mail, at most ${worst} points`);
}

/** A mail of every kind as a mail server receives it. */
async function deliverAll(): Promise<{ readonly about: string; readonly raw: Buffer }[]> {
  const catcher = await MailCatcher.start();
  const mailer = new SmtpMailer({ url: catcher.url, from: 'no-reply@jobs.example.com' }, 'https://jobs.example.com');
  const letters = await everyMail();
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
