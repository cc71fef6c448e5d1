import { conflict, DomainError, forbidden, notFound } from '#shared/domain/domain-error.js';

/** Also thrown for conversations of other users. */
export class ConversationNotFound extends notFound('conversation_not_found', 'Conversation not found') {}

/** Also thrown for messages between other users. */
export class MessageNotFound extends notFound('message_not_found', 'Message not found') {}

export class ParticipantNotFound extends notFound('participant_not_found', 'This user does not exist.') {}

/** The file was not uploaded by the sender, has expired, or was sent before. */
export class AttachmentNotAvailable extends conflict(
  'attachment_not_available',
  'A file is no longer available. Please attach it again.',
) {}

/** Also thrown for files of other users and of deleted messages. */
export class AttachmentNotFound extends notFound('attachment_not_found', 'File not found') {}

/** The company has deleted what it held about the applicant. */
export class ConversationEnded extends conflict(
  'conversation_ended',
  'The company has ended this conversation and can no longer receive messages in it.',
) {}

export class ParticipantLeft extends conflict(
  'participant_left',
  'This person has deleted their account and can no longer receive messages.',
) {}

export class ParticipantSuspended extends conflict(
  'participant_suspended',
  'This person cannot receive messages at the moment.',
) {}

/** Our team removed what connected the participants. */
export class ConversationCutOff extends conflict(
  'conversation_cut_off',
  'Our team removed the job that this conversation is about, so it can no longer be continued.',
) {}

/** The users have no relation that allows them to message each other. */
export class MayNotWriteTo extends DomainError {
  constructor(message: string) {
    super('forbidden', 'may_not_write_to', message);
  }
}

export class OnlySenderDeletes extends forbidden('only_sender_deletes', 'Only the sender can delete a message.') {}

export class OnlyRecipientConfirms extends forbidden(
  'only_recipient_confirms',
  'Only the recipient can mark a message as delivered or read.',
) {}
