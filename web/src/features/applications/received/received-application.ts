import type { OwnApplicationBody, ReceivedApplicationBody } from '@/api/generated/types.gen';

/** Whether this is the employer's view of an application. */
export function isReceived(
  application: OwnApplicationBody | ReceivedApplicationBody,
): application is ReceivedApplicationBody {
  return 'user' in application;
}

/** Whether the employer has yet to open it. */
export function isUnread({ seenAt, withdrawnAt, job }: ReceivedApplicationBody): boolean {
  return seenAt === null && withdrawnAt === null && !job.isRemoved;
}
