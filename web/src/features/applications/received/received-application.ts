import type { OwnApplicationBody, ReceivedApplicationBody } from '@/api/generated/types.gen';

/** Whether this is the employer's view of an application. */
export function isReceived(
  application: OwnApplicationBody | ReceivedApplicationBody,
): application is ReceivedApplicationBody {
  return 'user' in application;
}
