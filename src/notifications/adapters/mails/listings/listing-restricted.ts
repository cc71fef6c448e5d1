import { Injectable } from '@nestjs/common';
import { Decisions, JobRestricted, Listings } from '#jobs';
import { On } from '#shared/application/event-bus.js';
import { msg, type Words } from '#shared/domain/words.js';
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
    return this.addFor(employerId, { key: { decisionId } });
  }

  async write({ key }: QueuedMail<Key>, words: Words): Promise<MailText | undefined> {
    const decision = await this.decisions.find(key.decisionId);
    if (!decision) return undefined;
    if (decision.measure === 'premium-refused') return { content: premiumRefused(words, decision) };
    if (decision.measure !== 'rejected') return { content: takenDown(words, decision) };
    const listing = decision.jobId === null ? undefined : await this.listings.find(decision.jobId);
    return { content: rejected(words, decision, listing?.isOpen === true) };
  }
}

/** A listing that is still open was rejected only in its changed text. */
function rejected(words: Words, decision: Decision, isOpen: boolean): MailContent {
  const { t } = words;
  const name = quoted(decision.title);
  return {
    subject: isOpen
      ? t('Your change was not approved: {name}', { name })
      : t('Your listing was not approved: {name}', { name }),
    paragraphs: [
      isOpen
        ? t('We did not approve your change of “{name}”. The version that we approved before stays online.', { name })
        : t('We did not approve “{name}”. Job seekers cannot see it.', { name }),
      ...whyByHuman(words, decision),
      t('If you change the listing, we will review it again.'),
      howToObject.listing(words),
    ],
    action: t('Edit Listing'),
    path: pathOf(decision, 'edit-job'),
  };
}

function takenDown(words: Words, decision: Decision): MailContent {
  const { t } = words;
  const name = quoted(decision.title);
  return {
    subject: t('Your listing was taken down: {name}', { name }),
    paragraphs: [
      t('We archived “{name}”. Job seekers cannot see it anymore, and only our team can bring it back.', { name }),
      ...whyByHuman(words, decision),
      howToObject.listing(words),
    ],
    action: t('View Listing'),
    path: pathOf(decision, 'job'),
  };
}

/** The listing was published without premium, and at no charge. */
function premiumRefused({ t }: Words, decision: Decision): MailContent {
  const name = quoted(decision.title);
  return {
    subject: t('No premium for your listing: {name}', { name }),
    paragraphs: [
      t('We published “{name}” without premium. Job seekers can find it like any other listing.', { name }),
      t('Reason: {reason}', { reason: quoted(decision.text ?? '', 1000) }),
      t(
        'You will not be charged for premium. If you have already paid, we will refund you to the same payment method.',
      ),
    ],
    action: t('View Listing'),
    path: pathOf(decision, 'job'),
  };
}

function whyByHuman({ t }: Words, { sentence, text }: Decision): readonly string[] {
  return [
    t('Reason: {reason}', { reason: t(sentence ?? msg('It violates our rules for listings.')) }),
    // A paragraph of its own, because it may be in another language, with another direction.
    ...(text ? [quoted(text, 1000)] : []),
    t('A person made this decision. It was not automated.'),
  ];
}

function pathOf({ jobId }: Decision, page: 'edit-job' | 'job'): string {
  return jobId === null ? '/employer/dashboard' : `/employer/${page}/${jobId}`;
}
