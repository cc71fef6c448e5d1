import type { OwnApplicationBody, ReceivedApplicationBody } from '@/api/generated/types.gen';

/** Whether an application is shown as its listing's employer sees it. */
export function isReceived(
  application: OwnApplicationBody | ReceivedApplicationBody,
): application is ReceivedApplicationBody {
  return 'user' in application;
}
