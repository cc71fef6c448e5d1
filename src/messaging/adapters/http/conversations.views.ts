import { ApiProperty } from '@nestjs/swagger';
import { Integer, NullableInteger, NullableText, NullableTime } from '#platform/http/api/fields.js';

const IS_TRUSTED = { description: 'Whether it is a verified employer' } as const;

export class ConversationBody {
  @Integer() readonly id!: number;
  @NullableInteger() readonly jobId!: number | null;
  @NullableInteger() readonly applicationId!: number | null;
  @Integer() readonly participant1Id!: number;
  @Integer() readonly participant2Id!: number;
  @NullableText() readonly title!: string | null;
  @ApiProperty() readonly isActive!: boolean;
  @ApiProperty() readonly createdAt!: Date;
  @NullableTime() readonly lastMessageAt!: Date | null;
}

export class OtherParticipantBody {
  @Integer() readonly id!: number;
  @ApiProperty() readonly fullName!: string;
  @ApiProperty() readonly username!: string;
  @NullableText('Of an employer with a public company page') readonly companyName!: string | null;
  @ApiProperty(IS_TRUSTED) readonly isTrusted!: boolean;
}

export class ConversationWithOtherBody extends ConversationBody {
  @ApiProperty({ description: 'Whether our team removed the job that it is about' }) readonly isJobRemoved!: boolean;
  @ApiProperty() readonly otherParticipant!: OtherParticipantBody;
}

export class PersonBody {
  @Integer() readonly id!: number;
  @ApiProperty() readonly fullName!: string;
  @NullableText() readonly avatar!: string | null;
}

export class OtherUserBody extends PersonBody {
  @ApiProperty(IS_TRUSTED) readonly isTrusted!: boolean;
}

export class LastMessageBody {
  @ApiProperty() readonly content!: string;
  @ApiProperty() readonly sentAt!: Date;
  @Integer() readonly senderId!: number;
}

/** A row in the list of conversations. */
export class ConversationListItemBody {
  @ApiProperty() readonly conversation!: ConversationBody;
  @ApiProperty() readonly otherUser!: OtherUserBody;
  @ApiProperty({ type: LastMessageBody, nullable: true }) readonly lastMessage!: LastMessageBody | null;
  @Integer('Messages the current user has not read') readonly unreadCount!: number;
}

/** Unread messages in all conversations; also the data of the event `unread`. */
export class UnreadBody {
  @Integer() readonly unreadCount!: number;
}
