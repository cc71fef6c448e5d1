/** How far a message has come; it never goes back. */
export const MESSAGE_STATUSES = ['sent', 'delivered', 'read'] as const;
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

/** What a recipient can say of a message. */
export const RECEIPTS = ['delivered', 'read'] as const satisfies MessageStatus[];
export type Receipt = (typeof RECEIPTS)[number];

/** Whether `next` lies beyond `now`. */
export function isFurther(next: MessageStatus, now: MessageStatus): boolean {
  return MESSAGE_STATUSES.indexOf(next) > MESSAGE_STATUSES.indexOf(now);
}
