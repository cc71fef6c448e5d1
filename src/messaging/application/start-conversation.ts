import { AuditLog } from '#shared/application/audit/audit-log.js';
import { Clock } from '#shared/application/clock.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { partyOf, type Actor } from '#shared/domain/actor.js';
import { Conversation } from '../domain/conversation.js';
import { ParticipantNotFound, ParticipantSuspended } from '../domain/messaging-errors.js';
import { ConversationAllowance } from './conversation-allowance.js';
import { ConversationPolicy } from './conversation-policy.js';
import { ConversationRepository } from './ports/conversation-repository.js';
import { Correspondents } from './ports/directories.js';

type StartConversationCommand = {
  readonly actor: Actor;
  readonly participantId: number;
  readonly jobId: number | null;
  readonly applicationId: number | null;
  readonly title: string | null;
};

/**
 * Starts a conversation, or returns the participants' existing one about the listing.
 * @throws InvalidFields, ParticipantNotFound, ParticipantSuspended, MayNotWriteTo, TooManyAttempts
 */
@UseCase()
export class StartConversation {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly accounts: Correspondents,
    private readonly policy: ConversationPolicy,
    private readonly allowance: ConversationAllowance,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
  ) {}

  async execute(command: StartConversationCommand): Promise<{ conversation: Conversation; isNew: boolean }> {
    const { actor, participantId } = command;
    const id = await this.conversations.nextId();
    const proposed = Conversation.start({ ...command, id, starterId: partyOf(actor) }, this.clock.now());
    const participant = await this.accounts.find(participantId);
    if (!participant) throw new ParticipantNotFound();
    const existing = await this.conversations.byKey(proposed);
    if (existing) return { conversation: existing, isNew: false };
    if (participant.isSuspended) throw new ParticipantSuspended();
    const subject = await this.policy.check({ ...command, participantRole: participant.role });
    if (subject) proposed.setSubject(subject);
    await this.allowance.consume(partyOf(actor));
    return this.unitOfWork.run(async () => {
      // Admins can message anyone.
      if (actor.role === 'admin')
        await this.audit.add({ action: 'conversation.started', subject: { kind: 'user', id: participantId } });
      return this.conversations.addOrFind(proposed);
    });
  }
}
