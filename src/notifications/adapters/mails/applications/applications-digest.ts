import { Injectable } from '@nestjs/common';
import { Applicants, ApplicationSubmitted } from '#applications';
import { Listings } from '#jobs';
import { Clock } from '#shared/application/clock.js';
import { On } from '#shared/application/event-bus.js';
import type { Words } from '#shared/domain/words.js';
import { ApplicationNotices } from '#notifications/application/ports/application-notices.js';
import { Outbox, type QueuedMail } from '#notifications/application/ports/outbox.js';
import type { MailText } from '#notifications/application/written-mail.js';
import { digestAfter, digestOf } from '#notifications/domain/application-notice.js';
import type { MailSection } from '#notifications/domain/mail.js';
import { quoted } from '#notifications/domain/quoted.js';
import { KindOfMail } from '../kind-of-mail.js';

/** People whom a digest names for each listing. */
const NAMED = 10;

type Key = { readonly day: string };
type Arrived = Awaited<ReturnType<Applicants['unread']>>[number];

/** Names the applicants of a day of whom a company has not read, by listing, to a member who may. */
@Injectable()
export class ApplicationsDigestMail extends KindOfMail<Key> {
  readonly kind = 'applications-digest';
  readonly stream = 'applications';

  constructor(
    outbox: Outbox,
    private readonly applications: Applicants,
    private readonly listings: Listings,
    private readonly notices: ApplicationNotices,
    private readonly clock: Clock,
  ) {
    super(outbox);
  }

  @On(ApplicationSubmitted, { outbound: true })
  async queue({ applicationId, jobId }: ApplicationSubmitted): Promise<void> {
    const listing = await this.listings.find(jobId);
    if (!listing) return;
    const { employerId, workplaceId } = listing;
    const people = await this.audiences.readers(employerId, workplaceId);
    const plan = await this.notices.plan({ id: applicationId, jobId, workplaceId }, people);
    const now = this.clock.now();
    const { day, sentAt } = digestAfter(now);
    const delaySeconds = (sentAt.getTime() - now.getTime()) / 1000;
    const readers = plan.filter(({ notice }) => notice === 'daily');
    await this.add(...readers.map(({ userId }) => ({ key: { day }, userId, delaySeconds })));
  }

  async write({ key, userId }: QueuedMail<Key>, words: Words): Promise<MailText | undefined> {
    const reach = userId === null ? undefined : await this.audiences.reach(userId);
    if (userId === null || !reach) return undefined;
    const arrived = await this.applications.unread(reach, digestOf(key.day).from);
    const wanted = await this.notices.inDigest(userId, arrived);
    const told = arrived.filter(({ id }) => wanted.has(id));
    if (told.length === 0) return undefined;
    const { t } = words;
    return {
      waitsForLimit: true,
      content: {
        subject: countOf(words, told),
        paragraphs: [t('These people have applied to your listings, and you have not read their applications yet.')],
        sections: [...Map.groupBy(told, ({ jobId }) => jobId).values()].map((people) => section(words, people)),
        action: t('View Applications'),
        path: '/employer/applications?unread=true',
      },
    };
  }
}

function countOf({ t }: Words, { length: count }: readonly Arrived[]): string {
  return t('{count, plural, one {# new applicant} other {# new applicants}}', { count });
}

function section(words: Words, people: readonly Arrived[]): MailSection {
  const { t } = words;
  const [first] = people;
  const more = people.length - NAMED;
  return {
    title: `${quoted(first?.jobTitle ?? '')} · ${countOf(words, people)}`,
    items: people.slice(0, NAMED).map(({ id, fullName, headline, mustHaves }) => ({
      title: quoted(fullName),
      text: [
        headline && quoted(headline),
        mustHaves === 'met' && t('Meets all must-haves'),
        mustHaves === 'missed' && t('Misses a must-have'),
      ]
        .filter(Boolean)
        .join(' · '),
      path: `/employer/application/${id}`,
    })),
    ...(more > 0 && {
      more: { text: t('+{more} more', { more }), path: `/employer/applications?jobId=${first?.jobId}&unread=true` },
    }),
  };
}
