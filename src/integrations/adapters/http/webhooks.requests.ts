import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsIn } from 'class-validator';
import { ConfirmedRequest } from '#identity';
import { RequiredText } from '#platform/http/api/validation/inputs.js';
import { WEBHOOK_EVENTS, WEBHOOK_URL, type WebhookEvent } from '../../domain/webhook.js';

const EVENTS = `Events must be a list of ${WEBHOOK_EVENTS.join(', ')}`;

/** POST /employer/webhooks, PUT /employer/webhooks/{id} */
export class WebhookRequest extends ConfirmedRequest {
  @RequiredText({ ...WEBHOOK_URL, example: 'https://ats.example.com/wayfare' })
  readonly url!: string;

  @ApiProperty({ enum: WEBHOOK_EVENTS, enumName: 'WebhookEvent', isArray: true, maxItems: WEBHOOK_EVENTS.length })
  @IsArray({ message: EVENTS })
  @ArrayMaxSize(WEBHOOK_EVENTS.length, { message: EVENTS })
  @IsIn(WEBHOOK_EVENTS, { each: true, message: EVENTS })
  readonly events!: WebhookEvent[];
}
