import { DomainError } from '../../shared/domain/domain-error.js';

/** Also for conversations of other people. */
export class ConversationNotFound extends DomainError {
  readonly code = 'conversation_not_found';
  readonly kind = 'not-found';

  constructor() {
    super('Conversation not found');
  }
}

/** Also for messages between other people. */
export class MessageNotFound extends DomainError {
  readonly code = 'message_not_found';
  readonly kind = 'not-found';

  constructor() {
    super('Message not found');
  }
}

export class ParticipantNotFound extends DomainError {
  readonly code = 'participant_not_found';
  readonly kind = 'not-found';

  constructor() {
    super('There is no such user.');
  }
}

/** The two have no relation that allows one to write to the other. */
export class MayNotWriteTo extends DomainError {
  readonly code = 'may_not_write_to';
  readonly kind = 'forbidden';
}

export class OnlyRecipientConfirms extends DomainError {
  readonly code = 'only_recipient_confirms';
  readonly kind = 'forbidden';

  constructor() {
    super('Only the recipient can mark a message as delivered or read.');
  }
}
