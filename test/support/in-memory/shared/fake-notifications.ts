import { Notifications, type Listener } from '#platform/postgres/notifications.js';

/** Notifications of which tests say when they arrive, and whether any may be missing. */
export class FakeNotifications extends Notifications {
  isListening = true;
  listener?: Listener;

  constructor() {
    super('');
  }

  override get isCurrent(): boolean {
    return this.isListening;
  }

  override add(listener: Listener): void {
    this.listener = listener;
  }
}
