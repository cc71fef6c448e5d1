import { Injectable } from '@nestjs/common';
import { Decisions, JobRestricted, Listings } from '#jobs';
import { On } from '#shared/application/event-bus.js';
import { Outbox, type QueuedMail } from '#notifications/application/ports/outbox.js';
import type { MailText } from '#notifications/application/written-mail.js';
import type { MailContent } from '#notifications/domain/mail.js';
import { quoted } from '#notifications/domain/quoted.js';
import { howToObject } from '../how-to-object.js';
import { KindOfMail } from '../kind-of-mail.js';

type Key = { readonly decisionId: number };
type Decision = NonNullable<Awaited<ReturnType<Decisions['find']>>>;

/**
 * Tells an employer that a listing was rejected or archived, or refused premium: the measure, the reason, that a human
 * decided, and how to object.
 */
@Injectable()
export class ListingRestrictedMail extends KindOfMail<Key> {
  readonly kind = 'listing-restricted';
  readonly stream = 'account';

  constructor(
    outbox: Outbox,
    private readonly decisions: Decisions,
    private readonly listings: Listings,
  ) {
    super(outbox);
  }

  @On(JobRestricted, { outbound: true })
  queue({ decisionId, employerId }: JobRestricted): Promise<void> {
    return this.add({ key: { decisionId }, userId: employerId });
  }

  async write({ key }: QueuedMail<Key>): Promise<MailText | undefined> {
    const decision = await this.decisions.find(key.decisionId);
    if (!decision) return undefined;
    if (decision.measure === 'premium-refused') return { content: premiumRefused(decision) };
    if (decision.measure !== 'rejected') return { content: takenDown(decision) };
    const listing = decision.jobId === null ? undefined : await this.listings.find(decision.jobId);
    return { content: rejected(decision, listing?.isOpen === true) };
  }
}

/** A listing that is still open was rejected only in its changed text. */
function rejected(decision: Decision, isOpen: boolean): MailContent {
  const name = quoted(decision.title);
  return {
    subject: `${isOpen ? 'Your change' : 'Your listing'} was not approved: ${name}`,
    paragraphs: [
      isOpen
        ? `We did not approve your change of "${name}". The version that we approved before stays online.`
        : `We did not approve "${name}". Job seekers cannot see it.`,
      ...whyByHuman(decision),
      'If you change the listing, we will review it again.',
      howToObject('the listing'),
    ],
    action: 'Edit Listing',
    path: pathOf(decision, 'edit-job'),
  };
}

function takenDown(decision: Decision): MailContent {
  const name = quoted(decision.title);
  return {
    subject: `Your listing was taken down: ${name}`,
    paragraphs: [
      `We archived "${name}". Job seekers cannot see it anymore, and only our team can bring it back.`,
      ...whyByHuman(decision),
      howToObject('the listing'),
    ],
    action: 'View Listing',
    path: pathOf(decision, 'job'),
  };
}

/** The listing was published without premium, and at no charge. */
function premiumRefused(decision: Decision): MailContent {
  const name = quoted(decision.title);
  return {
    subject: `No premium for your listing: ${name}`,
    paragraphs: [
      `We published "${name}" without premium. Job seekers can find it like any other listing.`,
      `Reason: ${quoted(decision.text ?? '', 1000)}`,
      'You will not be charged for premium. If you have already paid, we will refund you to the same payment method.',
    ],
    action: 'View Listing',
    path: pathOf(decision, 'job'),
  };
}

function whyByHuman({ sentence, text }: Decision): readonly string[] {
  const reasons = [sentence ?? 'It violates our rules for listings.', text && quoted(text, 1000)];
  return [`Reason: ${reasons.filter(Boolean).join(' ')}`, 'A person made this decision. It was not automated.'];
}

function pathOf({ jobId }: Decision, page: 'edit-job' | 'job'): string {
  return jobId === null ? '/employer/dashboard' : `/employer/${page}/${jobId}`;
}
