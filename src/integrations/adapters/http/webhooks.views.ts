import { ApiProperty } from '@nestjs/swagger';
import { Integer, NullableInteger, NullableText, NullableTime } from '#platform/http/api/fields.js';
import { DELIVERY_STATES, type DeliveryState } from '../../application/ports/webhook-deliveries.js';
import { WEBHOOK_EVENTS, type WebhookEvent } from '../../domain/webhook.js';

/** A webhook in its employer's list. */
export class WebhookBody {
  @Integer() readonly id!: number;
  @ApiProperty() readonly url!: string;
  @ApiProperty({ enum: WEBHOOK_EVENTS, enumName: 'WebhookEvent', isArray: true })
  readonly events!: readonly WebhookEvent[];
  @ApiProperty() readonly createdAt!: Date;
  @NullableTime('When the receiver answered 410; saving the webhook reactivates it') readonly endedAt!: Date | null;
  @NullableTime('Until when the previous secret also signs') readonly formerSecretUntil!: Date | null;
}

export class NewWebhookBody extends WebhookBody {
  @ApiProperty({ description: 'Verifies signatures; shown only once', example: 'whsec_…' }) readonly secret!: string;
}

/** The new secret of a webhook. */
export class WebhookSecretBody {
  @ApiProperty({ description: 'Shown only once; the previous secret also signs for a day' }) readonly secret!: string;
}

/** A delivery of one event to one webhook. */
export class WebhookDeliveryBody {
  @Integer() readonly id!: number;
  @ApiProperty({ enum: WEBHOOK_EVENTS, enumName: 'WebhookEvent' }) readonly type!: WebhookEvent;
  @Integer('The listing it is about') readonly jobId!: number;
  @ApiProperty() readonly occurredAt!: Date;
  @ApiProperty({ enum: DELIVERY_STATES, enumName: 'DeliveryState' }) readonly state!: DeliveryState;
  @Integer() readonly attempts!: number;
  @NullableTime('Time of the next attempt') readonly dueAt!: Date | null;
  @NullableInteger('HTTP status of the last response') readonly status!: number | null;
  @NullableText('The error of the last attempt') readonly fault!: string | null;
}
