import { Injectable } from '@nestjs/common';
import { entryIn, InterviewProgressed, InterviewReadModel } from '#interviews';
import { On } from '#shared/application/event-bus.js';
import type { Words } from '#shared/domain/words.js';
import { Outbox, type QueuedMail } from '#notifications/application/ports/outbox.js';
import type { MailText } from '#notifications/application/written-mail.js';
import type { MailContent } from '#notifications/domain/mail.js';
import { quoted } from '#notifications/domain/quoted.js';
import { sidesToTell } from '#notifications/domain/sides-to-tell.js';
import { KindOfMail } from '../kind-of-mail.js';

/** The edition of the interview: the number of offers, and of changes in calendars. */
export type InterviewKey = { readonly interviewId: number; readonly offers: number; readonly changes: number };

export type MailedInterview = NonNullable<Awaited<ReturnType<InterviewReadModel['facts']>>>;

/** A mail about a step of an interview: to both sides if calendars change, otherwise to the side that did not act. */
@Injectable()
export abstract class InterviewMail extends KindOfMail<InterviewKey> {
  abstract override readonly kind: `interview-${InterviewProgressed['step']}`;
  readonly stream = 'applications';

  constructor(
    outbox: Outbox,
    private readonly interviews: InterviewReadModel,
  ) {
    super(outbox);
  }

  @On(InterviewProgressed, { outbound: true })
  async queue({ interviewId, step, edition, ...event }: InterviewProgressed): Promise<void> {
    if (this.kind !== `interview-${step}`) return;
    const key = { interviewId, offers: edition.offers, changes: edition.changes };
    for (const partyId of sidesToTell(event)) await this.addFor(partyId, { key });
  }

  async write({ key, userId }: QueuedMail<InterviewKey>, words: Words): Promise<MailText | undefined> {
    const found = await this.interviews.facts(key.interviewId);
    if (!found || !this.isCurrent(found, key)) return undefined;
    const interview = { ...found, entry: entryIn(words, found) };
    const isEmployer = userId !== interview.jobSeekerId;
    return {
      senderId: isEmployer ? interview.jobSeekerId : interview.employerId,
      waitsForLimit: true,
      content: this.content(words, interview, isEmployer),
    };
  }

  protected abstract content(words: Words, interview: MailedInterview, isEmployer: boolean): MailContent;

  /** Whether no later change has superseded the mail, and our team has not removed the listing. */
  protected isCurrent({ state, edition, isJobRemoved }: MailedInterview, mailed: InterviewKey): boolean {
    const isLatest = edition.offers === mailed.offers && edition.changes === mailed.changes;
    return this.kind === `interview-${state}` && isLatest && !isJobRemoved;
  }
}

/** Where it takes place. */
export function where({ t }: Words, { place, state }: MailedInterview): string[] {
  if (place !== null) return [t('Place: {place}', { place: quoted(place) })];
  // Other times may be offered after a cancellation, whose entry in calendars is no invitation.
  return [
    state === 'scheduled'
      ? t('Online: the link is in the calendar file and on Wayfare.')
      : t('Online: the link is on Wayfare.'),
  ];
}

/**
 * A time for the recipient, and for the other side if it has another zone. Applicants whose time zone is unknown see
 * times in the employer's; the mail always names the zone.
 */
export function timeFor(
  words: Words,
  { employerZone, applicantZone }: MailedInterview,
  isEmployer: boolean,
  instant: Date,
): string {
  const [own, other] = isEmployer ? [employerZone, applicantZone] : [applicantZone ?? employerZone, employerZone];
  const shown = (timeZone: string, dateStyle?: 'full') =>
    `${words.date(instant, { timeZone, timeStyle: 'short', ...(dateStyle && { dateStyle }) })} (${words.zone(timeZone)})`;
  const time = shown(own, 'full');
  return other === null || other === own
    ? time
    : `${time} · ${shown(other, sameDay(instant, own, other) ? undefined : 'full')}`;
}

/** Whether an instant is on the same day in two zones. */
function sameDay(instant: Date, one: string, other: string): boolean {
  const [first, second] = [one, other].map((timeZone) => instant.toLocaleDateString('en-CA', { timeZone }));
  return first === second;
}

/** The page about the interview. */
export function pathOf({ applicationId }: MailedInterview, isEmployer: boolean): string {
  if (!isEmployer) return '/job-seeker/dashboard';
  return applicationId === null ? '/employer/applications' : `/employer/application/${applicationId}`;
}
