import { WorksOn } from '#shared/application/background/background-work.js';
import { Languages } from '#shared/application/languages.js';
import { UseCase } from '#shared/application/use-case.js';
import { MAX_ATTEMPTS, PUSH_STREAMS } from '../../domain/push.js';
import { retryDelay } from '../../domain/retry-delays.js';
import { PushSender, PushWriter, type PushText } from '../ports/push-sender.js';
import { Pushes, type QueuedPush } from '../ports/pushes.js';
import { Recipients } from '../ports/recipients.js';
import { Subscriptions } from '../ports/subscriptions.js';

/** Sends push messages that are still news, and forgets browsers that have unsubscribed. */
@UseCase()
export class DeliverPushes {
  constructor(
    private readonly pushes: Pushes,
    private readonly writer: PushWriter,
    private readonly sender: PushSender,
    private readonly subscriptions: Subscriptions,
    private readonly accounts: Recipients,
    private readonly languages: Languages,
  ) {}

  @WorksOn('push')
  async execute(id: number): Promise<void> {
    const push = await this.pushes.take(id);
    if (!push) return;
    const text = await this.textOf(push);
    const result = text ? await this.sender.send(push.subscription, text) : 'refused';
    if (result === 'gone') return this.pushes.forget(push.subscriptionId);
    const delay = result === 'failed' && push.attempts < MAX_ATTEMPTS ? retryDelay(push.attempts) : undefined;
    await (delay === undefined ? this.pushes.end(id) : this.pushes.retry(id, delay));
  }

  private async textOf(push: QueuedPush): Promise<PushText | undefined> {
    const { userId, kind } = push;
    const account = await this.accounts.find(userId);
    if (!account || account.isSuspended || !(await this.subscriptions.wants(userId, PUSH_STREAMS[kind])))
      return undefined;
    return this.writer.write(push, this.languages.words(account.language, account.timeZone));
  }
}
