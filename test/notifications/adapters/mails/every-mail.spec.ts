import { Catalogs } from '#platform/languages/catalogs.js';
import type { Words } from '#shared/domain/words.js';
import { everyMail, TOKEN } from '../../../support/mothers/mail-mother.js';

/** Where the button of each mail leads. */
const PATHS = {
  'account-deleted': '/about/contact-us',
  'account-reinstated': '/auth',
  'account-suspended': `/objection#${TOKEN}`,
  'account-unused': '/auth',
  'admin-invitation': `/admin-invitation#${TOKEN}`,
  'applicant-erased': '/messages',
  'application-received': '/employer/application/815',
  'application-sent': '/job-seeker/application/815',
  'application-status': '/job-seeker/application/815',
  'applications-digest': '/employer/applications?unread=true',
  'company-invitation': `/company-invitation#${TOKEN}`,
  'company-lapsed': '/employer/profile',
  'company-verification': `/employer/verify#${TOKEN}`,
  'company-withdrawn': '/about/contact-us',
  'consent-ends': '/settings',
  'contact-accepted': '/messages?conversationId=7',
  'contact-request': '/job-seeker/dashboard',
  'email-change': `/email/confirm#${TOKEN}`,
  'email-changed': `/email/undo#${TOKEN}`,
  'email-restored': `/reset-password#${TOKEN}`,
  'email-verification': `/email/verify#${TOKEN}`,
  'identity-linked': '/settings',
  'integration-changed': '/employer/integrations',
  'interview-cancelled': '/employer/application/815',
  'interview-offered': '/employer/application/815',
  'interview-proposal': '/employer/application/815',
  'interview-scheduled': '/employer/application/815',
  'job-alert': '/job-seeker/saved-searches',
  'listing-approved': '/jobs/4711',
  'listing-ends': '/employer/job/4711',
  'listing-restricted': '/employer/edit-job/4711',
  'more-news': '/',
  'note-mention': '/employer/application/815',
  'objection-rejected': '/about/contact-us',
  'passkey-added': '/settings',
  'password-changed': '/forgot-password',
  'password-reset': `/reset-password#${TOKEN}`,
  'recovery-code-used': '/forgot-password',
  'recovery-codes-renewed': '/forgot-password',
  'report-closed': '/settings',
  'second-factor-disabled': '/forgot-password',
  'second-factor-enabled': '/about/contact-us',
  'unread-messages': '/messages',
};

const ENGLISH = new Catalogs().words('en');

describe('every mail', () => {
  it('fills each placeholder of its texts', async () => {
    const wrong: string[] = [];
    const strict: Words = {
      ...ENGLISH,
      t: (text, values = {}) => {
        const names = new Set([...text.matchAll(/\{(\w+)[,}]/g)].map(([, name = '']) => name));
        const given = new Set(Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [name])));
        if (![...names].every((name) => given.has(name))) wrong.push(text);
        return ENGLISH.t(text, values);
      },
    };
    expect((await everyMail(strict)).length).toBeGreaterThan(30);
    expect(wrong).toEqual([]);
  });

  it('leads to what it is about', async () => {
    const paths = (await everyMail()).map(({ about, path }) => [about, path]);
    expect(Object.fromEntries(paths)).toEqual(PATHS);
  });
});
