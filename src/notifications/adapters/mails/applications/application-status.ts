import { Injectable } from '@nestjs/common';
import { Applicants, ApplicationStatusChanged, ApplicationSubmitted } from '#applications';
import { Listings } from '#jobs';
import { On, OnAll } from '#shared/application/event-bus.js';
import { msg, type Words } from '#shared/domain/words.js';
import { Outbox, type QueuedMail } from '#notifications/application/ports/outbox.js';
import { StatusMails } from '#notifications/application/ports/status-mails.js';
import type { MailText } from '#notifications/application/written-mail.js';
import type { MailContent } from '#notifications/domain/mail.js';
import { quoted } from '#notifications/domain/quoted.js';
import { KindOfMail } from '../kind-of-mail.js';

/** Seconds in which an employer can undo a status change before it is mailed. */
const UNDO_DELAY = 10;

/** Minimum seconds between two mails about the status of an application. */
const PAUSE = 10 * 60;

/** Seconds to wait for the outcome of a mail that is being sent. */
const WAIT = 5;

/** Limits of an employer's message in a mail: lines, and characters per line. */
const MAX_LINES = 100;
const MAX_LINE_LENGTH = 5000;

/** What a status means for the applicant, for mails without a message from the employer. */
const STATUS_NEWS: Readonly<Record<string, string>> = {
  pending: msg('Your application for “{title}” at {company} is waiting to be reviewed again.'),
  reviewed: msg('{company} has read your application for “{title}”. You will hear when they decide.'),
  shortlisted: msg('Good news: {company} has put you on the shortlist for “{title}”.'),
  interviewed: msg('Thank you for your interview for “{title}”. {company} will let you know what they decide.'),
  offered: msg('Congratulations! {company} wants to offer you “{title}” and will contact you with the details.'),
  rejected: msg(
    'Thank you for your interest in “{title}” at {company}. They have decided to go ahead with other applicants. We hope you find the right job soon, and there are new ones on Wayfare every day.',
  ),
};

/** The status in the middle of a sentence. */
const STATUS_NAMES: Readonly<Record<string, string>> = {
  pending: msg('pending'),
  reviewed: msg('reviewed'),
  shortlisted: msg('shortlisted'),
  interviewed: msg('interviewed'),
  offered: msg('offered'),
  rejected: msg('rejected'),
};

type Key = { readonly applicationId: number; readonly changes: number };
type Answered = NonNullable<Awaited<ReturnType<Applicants['find']>>>;

/**
 * Tells a job seeker the latest status of an application, with the employer's message if there is one, unless the last
 * mail named that status or our team removed the listing.
 */
@Injectable()
export class ApplicationStatusMail extends KindOfMail<Key> {
  readonly kind = 'application-status';
  readonly stream = 'applications';

  constructor(
    outbox: Outbox,
    private readonly statusMails: StatusMails,
    private readonly applications: Applicants,
    private readonly listings: Listings,
  ) {
    super(outbox);
  }

  @On(ApplicationSubmitted, { outbound: true })
  submitted({ applicationId }: ApplicationSubmitted): Promise<void> {
    return this.statusMails.reset(applicationId);
  }

  /** A change that is not mailed still supersedes the mails about earlier changes. */
  @OnAll(ApplicationStatusChanged, { outbound: true })
  async changed(events: readonly ApplicationStatusChanged[]): Promise<void> {
    const last = new Map(events.map((event) => [event.applicationId, event]));
    const counts = await this.statusMails.changed([...last.keys()]);
    const mails = counts.flatMap((key) => {
      const event = last.get(key.applicationId);
      return event?.isMailed ? [{ key, userId: event.jobSeekerId, delaySeconds: UNDO_DELAY }] : [];
    });
    await this.add(...mails);
  }

  async write(
    { key: { applicationId, changes } }: QueuedMail<Key>,
    words: Words,
  ): Promise<MailText | number | undefined> {
    const state = await this.statusMails.find(applicationId);
    const application = state?.changes === changes ? await this.applications.find(applicationId) : undefined;
    if (!state || !application || application.isWithdrawn) return undefined;
    if (state.isSending) return WAIT;
    const { status } = application;
    if (status === state.knownStatus) return undefined;
    if (state.secondsSinceMail < PAUSE) return PAUSE - state.secondsSinceMail;
    const listing = await this.listings.find(application.jobId);
    if (!listing || listing.isRemoved) return undefined;
    return {
      senderId: listing.employerId,
      waitsForLimit: true,
      sent: () => this.statusMails.sent(applicationId, status),
      content: contentOf(words, listing, { ...application, id: applicationId }),
    };
  }
}

function contentOf(
  { t }: Words,
  listing: { title: string; company: string },
  { id, status, message }: Answered & { readonly id: number },
): MailContent {
  const title = quoted(listing.title);
  const company = quoted(listing.company);
  const facts = t('Your application for “{title}” at {company} is now: {status}.', {
    title,
    company,
    status: t(STATUS_NAMES[status] ?? status),
  });
  const news = STATUS_NEWS[status];
  const written = message?.body.split('\n').map((line) => quoted(line, MAX_LINE_LENGTH)) ?? [];
  return {
    subject: quoted(message?.subject ?? '') || t('Your application: {title}', { title }),
    paragraphs: message
      ? [...written.filter((line) => line !== '').slice(0, MAX_LINES), facts]
      : [news ? t(news, { title, company }) : facts],
    // The employer's message has its own greeting.
    greets: message === null,
    action: t('View Application'),
    path: `/job-seeker/application/${id}`,
  };
}
