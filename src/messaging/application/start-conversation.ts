import { Clock } from '../../shared/application/clock.js';
import { UnitOfWork } from '../../shared/application/unit-of-work.js';
import { UseCase } from '../../shared/application/use-case.js';
import type { Actor } from '../../shared/domain/actor.js';
import { Conversation } from '../domain/conversation.js';
import { ParticipantNotFound } from '../domain/messaging-errors.js';
import { ConversationAllowance } from './conversation-allowance.js';
import { AccountDirectory } from './ports/account-directory.js';
import { ConversationRepository } from './ports/conversation-repository.js';
import { RightToWrite } from './right-to-write.js';

export type StartConversationCommand = {
  readonly actor: Actor;
  readonly participantId: number;
  readonly jobId: number | null;
  readonly applicationId: number | null;
  readonly title: string | null;
};

/**
 * Starts a conversation, or finds the one that the same two have about the same listing.
 * @throws InvalidFields, ParticipantNotFound, MayNotWriteTo, TooManyAttempts
 */
@UseCase()
export class StartConversation {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly accounts: AccountDirectory,
    private readonly right: RightToWrite,
    private readonly allowance: ConversationAllowance,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute(command: StartConversationCommand): Promise<{ conversation: Conversation; isNew: boolean }> {
    const { actor, participantId } = command;
    const proposed = Conversation.start({ ...command, starterId: actor.userId }, this.clock.now());
    const participantRole = await this.accounts.roleOf(participantId);
    if (!participantRole) throw new ParticipantNotFound();
    // Whoever takes part already needs no right to begin.
    const known = await this.conversations.byKey(proposed);
    if (known) return { conversation: known, isNew: false };
    proposed.concern(await this.right.check({ ...command, participantRole }));
    await this.allowance.consume(actor.userId);
    return this.unitOfWork.run(() => this.conversations.addOrFind(proposed));
  }
}
