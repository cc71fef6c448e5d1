import type { ReceiptBody, ThreadEntryBody, UnreadBody } from '@/api/generated/types.gen';

/** What the server tells as it happens; `resync` says that something may have been missed. */
export type LiveEvent =
  | { name: 'message'; data: ThreadEntryBody }
  | { name: 'receipt'; data: ReceiptBody }
  | { name: 'unread'; data: UnreadBody }
  | { name: 'resync'; data?: unknown };

/** Takes an event on. */
export type Publish = (event: LiveEvent) => void;
