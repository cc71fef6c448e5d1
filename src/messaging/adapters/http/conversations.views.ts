import { ApiProperty } from '@nestjs/swagger';

const IS_TRUSTED = { description: 'Whether it is a verified employer' } as const;

export class ConversationBody {
  @ApiProperty({ type: 'integer' }) readonly id!: number;
  @ApiProperty({ type: 'integer', nullable: true }) readonly jobId!: number | null;
  @ApiProperty({ type: 'integer', nullable: true }) readonly applicationId!: number | null;
  @ApiProperty({ type: 'integer' }) readonly participant1Id!: number;
  @ApiProperty({ type: 'integer' }) readonly participant2Id!: number;
  @ApiProperty({ type: String, nullable: true }) readonly title!: string | null;
  @ApiProperty() readonly isActive!: boolean;
  @ApiProperty() readonly createdAt!: Date;
  @ApiProperty({ type: Date, nullable: true }) readonly lastMessageAt!: Date | null;
}

export class OtherParticipantBody {
  @ApiProperty({ type: 'integer' }) readonly id!: number;
  @ApiProperty() readonly fullName!: string;
  @ApiProperty() readonly username!: string;
  @ApiProperty({ type: String, nullable: true, description: 'Of an employer with a public company page' })
  readonly companyName!: string | null;
  @ApiProperty(IS_TRUSTED) readonly isTrusted!: boolean;
}

export class ConversationWithOtherBody extends ConversationBody {
  @ApiProperty() readonly otherParticipant!: OtherParticipantBody;
}

export class PersonBody {
  @ApiProperty({ type: 'integer' }) readonly id!: number;
  @ApiProperty() readonly fullName!: string;
  @ApiProperty({ type: String, nullable: true }) readonly avatar!: string | null;
}

export class OtherUserBody extends PersonBody {
  @ApiProperty(IS_TRUSTED) readonly isTrusted!: boolean;
}

export class LastMessageBody {
  @ApiProperty() readonly content!: string;
  @ApiProperty() readonly sentAt!: Date;
  @ApiProperty({ type: 'integer' }) readonly senderId!: number;
}

/** A row in the list of conversations. */
export class ConversationListItemBody {
  @ApiProperty() readonly conversation!: ConversationBody;
  @ApiProperty() readonly otherUser!: OtherUserBody;
  @ApiProperty({ type: LastMessageBody, nullable: true }) readonly lastMessage!: LastMessageBody | null;
  @ApiProperty({ type: 'integer', description: 'Messages the current user has not read' })
  readonly unreadCount!: number;
}

/** Unread messages in all conversations; also the data of the event `unread`. */
export class UnreadBody {
  @ApiProperty({ type: 'integer' }) readonly unreadCount!: number;
}
