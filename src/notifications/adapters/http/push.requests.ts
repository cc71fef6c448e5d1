import { RequiredText } from '#platform/http/api/validation/inputs.js';
import { PUSH_LIMITS } from '../../domain/push.js';

/** PUT /account/push: the subscription of a browser. */
export class SubscribeRequest {
  @RequiredText({ ...PUSH_LIMITS.endpoint, example: 'https://push.example.com/subscriptions/1' })
  readonly endpoint!: string;

  @RequiredText(PUSH_LIMITS.key)
  readonly p256dh!: string;

  @RequiredText(PUSH_LIMITS.key)
  readonly auth!: string;
}
