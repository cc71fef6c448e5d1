import type { Stream } from '../domain/mail-kinds.js';

/** The streams that are on. */
export class NotificationChoices {
  readonly applications!: boolean;
  readonly messages!: boolean;
  readonly alerts!: boolean;
  readonly reminders!: boolean;
}

/** GET /account/notifications */
export class NotificationsBody {
  /** Whether a mail server is set up */
  readonly isAvailable!: boolean;
  readonly email!: string;
  readonly streams!: NotificationChoices;
  /** Streams whose mail the address has rejected */
  readonly refused!: readonly Stream[];
}
