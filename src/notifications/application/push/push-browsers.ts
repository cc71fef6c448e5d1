import { UseCases } from '#shared/application/use-case.js';
import { checked } from '#shared/domain/field-checks.js';
import { PUSH_LIMITS, type BrowserSubscription } from '../../domain/push.js';
import { PushUnavailable, SessionHasEnded } from '../../domain/push-errors.js';
import { PushSender } from '../ports/push-sender.js';
import { Pushes } from '../ports/pushes.js';
import type { PushBody } from './push.view.js';

/** `session` is the id in the caller's cookie. */
type Caller = { readonly userId: number; readonly session: string };

/** The browsers in which a person gets push messages. */
@UseCases()
export class PushBrowsers {
  constructor(
    private readonly pushes: Pushes,
    private readonly sender: PushSender | null,
  ) {}

  async read({ userId, session }: Caller): Promise<PushBody> {
    const { ids, isOn } = await this.pushes.sessions(userId, session);
    return { publicKey: this.sender?.publicKey ?? null, isOn, sessionIds: ids };
  }

  /** @throws PushUnavailable, InvalidFields, SessionHasEnded */
  async subscribe({ userId, session }: Caller, subscription: BrowserSubscription): Promise<void> {
    const { sender } = this;
    if (!sender) throw new PushUnavailable();
    checked((checks) => {
      const endpoint = checks.required('endpoint', subscription.endpoint, PUSH_LIMITS.endpoint);
      const problem = endpoint && sender.problemWith(endpoint);
      if (problem) checks.add('endpoint', problem);
      if (!sender.canEncryptFor(subscription)) checks.add('p256dh', 'The keys must be those of a browser');
    });
    if (!(await this.pushes.subscribe(userId, session, subscription))) throw new SessionHasEnded();
  }

  unsubscribe({ userId, session }: Caller): Promise<void> {
    return this.pushes.unsubscribe(userId, session);
  }
}
