/** In chronological order. */
export const MESSAGE_STATUSES = ['sent', 'delivered', 'read'] as const;
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

/** The statuses that a recipient can report. */
export const RECEIPTS = ['delivered', 'read'] as const satisfies MessageStatus[];
export type Receipt = (typeof RECEIPTS)[number];

export function isAfter(next: MessageStatus, current: MessageStatus): boolean {
  return MESSAGE_STATUSES.indexOf(next) > MESSAGE_STATUSES.indexOf(current);
}
