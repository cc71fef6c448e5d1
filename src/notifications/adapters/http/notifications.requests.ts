import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';

/** PUT /account/notifications: the streams that are on. */
export class NotificationChoices {
  @ApiProperty() @IsBoolean() readonly applications!: boolean;
  @ApiProperty() @IsBoolean() readonly messages!: boolean;
  @ApiProperty() @IsBoolean() readonly alerts!: boolean;
  @ApiProperty() @IsBoolean() readonly reminders!: boolean;
}
