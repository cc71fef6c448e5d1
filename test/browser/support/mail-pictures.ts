import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { Applicants } from '#applications';
import { ApplicationStatusMail } from '#notifications/adapters/mails/applications/application-status.js';
import { InterviewOfferedMail } from '#notifications/adapters/mails/interviews/interview-offered.js';
import { MAILS } from '#notifications/adapters/mails/mails.js';
import { renderMail } from '#notifications/adapters/templates/mail-template.js';
import { isolating } from '#notifications/domain/isolated.js';
import type { Mail } from '#notifications/domain/mail.js';
import { Catalogs } from '#platform/languages/catalogs.js';
import type { Words } from '#shared/domain/words.js';
import { aMail, MAILED_INTERVIEW, MAILED_LISTING, TOKEN } from '../../support/mothers/mail-mother.js';

/** One of each direction, and the language with the longest words. */
const LANGUAGES = ['en', 'de', 'ar'] as const;
const WIDTHS = [375, 600];
const HOME = 'https://jobs.example.com';
const STATUSES = ['pending', 'reviewed', 'shortlisted', 'interviewed', 'offered', 'rejected'];

/** Takes pictures of every kind of mail, and of each decision about an application; returns how many. */
export async function takeMailPictures(browser: Browser, folder: string): Promise<number> {
  await mkdir(folder, { recursive: true });
  const catalogs = new Catalogs();
  const mails = await Promise.all(
    LANGUAGES.map(async (language) => {
      const named = await mailsIn(isolating(catalogs.words(language)));
      return named.map(([name, mail]) => [`${name}-${language}`, mail] as const);
    }),
  );
  const drawn = await Promise.all(mails.flat().map(async ([name, mail]) => [name, await htmlOf(mail)] as const));
  for (const width of WIDTHS) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await browser.newPage({ viewport: { width, height: 400 }, colorScheme });
      for (const [name, html] of drawn) {
        await page.setContent(html);
        await page.screenshot({ path: join(folder, `${name}-${colorScheme}-${width}.png`), fullPage: true });
      }
      await page.close();
    }
  }
  return drawn.length * WIDTHS.length * 2;
}

async function htmlOf(mail: Mail): Promise<string> {
  const links = { home: HOME, action: HOME + mail.path, unsubscribe: `${HOME}/unsubscribe/${TOKEN}` };
  return (await renderMail(mail, links)).html;
}

async function mailsIn(words: Words): Promise<(readonly [name: string, mail: Mail])[]> {
  const kinds = MAILS.filter((Kind) => Kind !== ApplicationStatusMail).map(async (Kind) => {
    // Offers go to the applicant.
    const userId = Kind === InterviewOfferedMail ? MAILED_INTERVIEW.jobSeekerId : 1;
    const mail = await aMail(Kind, { words, userId });
    return [mail.about, mail] as const;
  });
  const decisions = STATUSES.map(async (status) => {
    const application = { jobId: MAILED_LISTING.id, jobSeekerId: 6, status, message: null };
    const facts = [[Applicants, { find: () => Promise.resolve(application) }]] as const;
    return [`application-${status}`, await aMail(ApplicationStatusMail, { words, facts })] as const;
  });
  return Promise.all([...kinds, ...decisions]);
}
