import { DomainError } from '../../shared/domain/domain-error.js';

/** There is no such conversation, or it is between others. */
export class ConversationNotFound extends DomainError {
  readonly code = 'conversation_not_found';
  readonly kind = 'not-found';

  constructor() {
    super('Conversation not found');
  }
}

/** There is no such message, or it is between others. */
export class MessageNotFound extends DomainError {
  readonly code = 'message_not_found';
  readonly kind = 'not-found';

  constructor() {
    super('Message not found');
  }
}

/** Nobody has this id. */
export class ParticipantNotFound extends DomainError {
  readonly code = 'participant_not_found';
  readonly kind = 'not-found';

  constructor() {
    super('There is no such user.');
  }
}

/** Nothing between the two gives one the right to write to the other. */
export class MayNotWriteTo extends DomainError {
  readonly code = 'may_not_write_to';
  readonly kind = 'forbidden';
}

/** Whoever sent a message cannot say that it arrived. */
export class OnlyRecipientConfirms extends DomainError {
  readonly code = 'only_recipient_confirms';
  readonly kind = 'forbidden';

  constructor() {
    super('Only the recipient can say that a message was received or read.');
  }
}
