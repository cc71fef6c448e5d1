import { Injectable } from '@nestjs/common';
import { ApplicationStatusChanged } from '#applications';
import { InterviewProgressed } from '#interviews';
import { MessageSent } from '#messaging';
import { On } from '#shared/application/event-bus.js';
import { Audiences } from '../../application/ports/audiences.js';
import { Pushes, type NewPush } from '../../application/ports/pushes.js';
import { sidesToTell } from '../../domain/sides-to-tell.js';

/** Seconds in which a message is usually read where the app is open. */
const READING = 10;

/** Seconds in which an employer can undo a decision. */
const UNDO = 10;

/** Queues push messages in the transaction of the event. */
@Injectable()
export class PushOnEvents {
  constructor(
    private readonly pushes: Pushes,
    private readonly audiences: Audiences,
  ) {}

  @On(MessageSent, { outbound: true })
  message({ conversationId, recipientId }: MessageSent): Promise<void> {
    return this.tell(recipientId, { kind: 'message', key: { conversationId }, delaySeconds: READING });
  }

  @On(InterviewProgressed, { outbound: true })
  async interview({ interviewId, step, edition, ...event }: InterviewProgressed): Promise<void> {
    const key = { interviewId, step, offers: edition.offers, changes: edition.changes };
    for (const partyId of sidesToTell(event)) await this.tell(partyId, { kind: 'interview', key, delaySeconds: 0 });
  }

  @On(ApplicationStatusChanged, { outbound: true })
  async decision({ applicationId, jobSeekerId, status, isMailed }: ApplicationStatusChanged): Promise<void> {
    if (isMailed)
      await this.pushes.add([jobSeekerId], { kind: 'decision', key: { applicationId, status }, delaySeconds: UNDO });
  }

  private async tell(partyId: number, push: NewPush): Promise<void> {
    await this.pushes.add(await this.audiences.people(partyId), push);
  }
}
