import { Injectable } from '@nestjs/common';
import { Applicants } from '#applications';
import { entryIn, InterviewReadModel } from '#interviews';
import { Listings } from '#jobs';
import { UnreadMessages } from '#messaging';
import { msg, type Words } from '#shared/domain/words.js';
import { Audiences } from '../../application/ports/audiences.js';
import type { PushText, PushWriter } from '../../application/ports/push-sender.js';
import type { PushKey, QueuedPush } from '../../application/ports/pushes.js';
import type { PushKind } from '../../domain/push.js';

const INTERVIEWS: Readonly<Record<string, string>> = {
  offered: msg('You are invited to an interview'),
  scheduled: msg('Your interview is scheduled'),
  cancelled: msg('An interview was canceled'),
};

type Push = Pick<QueuedPush, 'kind' | 'key' | 'userId'>;

/** Short texts that name nobody: they are shown on locked screens. */
@Injectable()
export class PushTexts implements PushWriter {
  constructor(
    private readonly audiences: Audiences,
    private readonly unread: UnreadMessages,
    private readonly interviews: InterviewReadModel,
    private readonly applications: Applicants,
    private readonly listings: Listings,
  ) {}

  write(push: Push, words: Words): Promise<PushText | undefined> {
    const writers: Record<PushKind, () => Promise<PushText | undefined>> = {
      message: () => this.message(push, words),
      interview: () => this.interview(push, words),
      decision: () => this.decision(push.key, words),
    };
    return writers[push.kind]();
  }

  private async message({ key, userId }: Push, { t }: Words): Promise<PushText | undefined> {
    const conversationId = Number(key['conversationId']);
    const partyId = await this.audiences.of(userId);
    const conversation = partyId === undefined ? undefined : await this.unread.find(conversationId, partyId);
    if (!conversation || conversation.unread === 0) return undefined;
    return {
      title: t('{count, plural, one {New message} other {# new messages}}', { count: conversation.unread }),
      body: t('Open Wayfare to read and reply.'),
      path: `/messages?conversationId=${conversationId}`,
      tag: `message-${conversationId}`,
    };
  }

  private async interview({ key, userId }: Push, words: Words): Promise<PushText | undefined> {
    const found = await this.interviews.facts(Number(key['interviewId']));
    const title = INTERVIEWS[String(key['step'])];
    if (!found || !title || found.isJobRemoved || found.state !== key['step']) return undefined;
    if (found.edition.offers !== key['offers'] || found.edition.changes !== key['changes']) return undefined;
    const { applicationId, jobSeekerId } = found;
    const path = userId === jobSeekerId ? '/job-seeker/application' : '/employer/application';
    const startsAt = found.state === 'scheduled' ? entryIn(words, found)?.startsAt : undefined;
    return {
      title: words.t(title),
      body: startsAt ? timeIn(words, startsAt) : words.t('Open Wayfare to see it.'),
      path: applicationId === null ? '/' : `${path}/${applicationId}`,
      tag: `interview-${String(key['interviewId'])}`,
    };
  }

  private async decision(key: PushKey, { t }: Words): Promise<PushText | undefined> {
    const applicationId = Number(key['applicationId']);
    const application = await this.applications.find(applicationId);
    // Undone, or changed again, which is told by itself.
    if (!application || application.isWithdrawn || application.status !== key['status']) return undefined;
    const listing = await this.listings.find(application.jobId);
    if (!listing || listing.isRemoved) return undefined;
    return {
      title: t('News about your application'),
      body: t('Open Wayfare to see it.'),
      path: `/job-seeker/application/${applicationId}`,
      tag: `decision-${applicationId}`,
    };
  }
}

function timeIn({ date, zone, timeZone }: Words, instant: Date): string {
  return `${date(instant, { dateStyle: 'full', timeStyle: 'short' })} (${zone(timeZone)})`;
}
