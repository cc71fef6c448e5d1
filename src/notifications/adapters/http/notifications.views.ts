import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';
import { STREAMS, type Stream } from '../../domain/mail-kinds.js';

/** PUT /account/notifications: the streams that are on. */
export class NotificationChoices {
  @ApiProperty() @IsBoolean() readonly applications!: boolean;
  @ApiProperty() @IsBoolean() readonly messages!: boolean;
  @ApiProperty() @IsBoolean() readonly alerts!: boolean;
  @ApiProperty() @IsBoolean() readonly reminders!: boolean;
}

/** GET /account/notifications */
export class NotificationsBody {
  @ApiProperty({ description: 'Whether a mail server is set up' }) readonly isAvailable!: boolean;
  @ApiProperty() readonly email!: string;
  @ApiProperty({ type: NotificationChoices }) readonly streams!: NotificationChoices;
  @ApiProperty({ enum: STREAMS, isArray: true, description: 'Streams whose mail the address has rejected' })
  readonly refused!: Stream[];
}
