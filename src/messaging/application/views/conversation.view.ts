export class ConversationBody {
  readonly id!: number;
  readonly jobId!: number | null;
  readonly applicationId!: number | null;
  readonly participant1Id!: number;
  readonly participant2Id!: number;
  readonly title!: string | null;
  readonly isActive!: boolean;
  readonly createdAt!: Date;
  readonly lastMessageAt!: Date | null;
}

export class OtherParticipantBody {
  readonly id!: number;
  /** Of a company with several members, its name */
  readonly fullName!: string;
  /** Empty for a company with several members */
  readonly username!: string;
  /** Of an employer with a public company page */
  readonly companyName!: string | null;
  /** Whether it is a verified employer */
  readonly isTrusted!: boolean;
}

export class ConversationWithOtherBody extends ConversationBody {
  /** Whether our team removed the job that it is about */
  readonly isJobRemoved!: boolean;
  /** The newest message to the current user for which they said that it needs no reply */
  readonly settledMessageId!: number | null;
  readonly otherParticipant!: OtherParticipantBody;
}

export class PersonBody {
  readonly id!: number;
  readonly fullName!: string;
  readonly avatar!: string | null;
}

/** For a company with several members, `fullName` is its name. */
export class OtherUserBody extends PersonBody {
  /** Of an employer with a public company page */
  readonly companyName!: string | null;
  /** Whether it is a verified employer */
  readonly isTrusted!: boolean;
}

export class LastMessageBody {
  readonly content!: string;
  readonly sentAt!: Date;
  readonly senderId!: number;
}

/** A row in the list of conversations. */
export class ConversationListItemBody {
  readonly conversation!: ConversationBody;
  readonly otherUser!: OtherUserBody;
  readonly lastMessage!: LastMessageBody | null;
  /** Messages the current user has not read */
  readonly unreadCount!: number;
}

/** Unread messages in all conversations; also the data of the event `unread`. */
export class UnreadBody {
  readonly unreadCount!: number;
}
