import type { ChangedBody, ReceiptBody, ThreadEntryBody, UnreadBody } from '@/api/generated/types.gen';

/**
 * An event of the live stream; `resync` means that some may have been missed, and `reopened` that anything may have
 * changed: the server also ends the stream of who may do less than before.
 */
export type LiveEvent =
  | { name: 'message'; data: ThreadEntryBody }
  | { name: 'receipt'; data: ReceiptBody }
  | { name: 'unread'; data: UnreadBody }
  | { name: 'changed'; data: ChangedBody }
  | { name: 'reopened'; data?: unknown }
  | { name: 'resync'; data?: unknown };

/** Handles an event. */
export type Publish = (event: LiveEvent) => void;

/** The query scopes that live events tell changes of. */
export const LIVE_SCOPES: ChangedBody['scopes'] = ['applications', 'jobs', 'administration'];
