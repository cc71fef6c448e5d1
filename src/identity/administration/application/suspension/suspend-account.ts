import { AuditLog } from '#shared/application/audit/audit-log.js';
import { Clock } from '#shared/application/clock.js';
import { UseCase } from '#shared/application/use-case.js';
import { UserRepository } from '#identity/accounts/application/ports/user-repository.js';
import { Suspensions } from './suspensions.js';

type SuspendAccountCommand = { readonly userId: number; readonly reason: string };

/**
 * Suspends an account and ends its sessions, within the open unit of work. Other modules hide its content on
 * `AccountSuspended`. Suspending again changes nothing.
 * @throws UserNotFound
 */
@UseCase()
export class SuspendAccount {
  constructor(
    private readonly users: UserRepository,
    private readonly suspensions: Suspensions,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
  ) {}

  async execute({ userId, reason }: SuspendAccountCommand): Promise<void> {
    const now = this.clock.now();
    let isNew = false;
    await this.users.change(userId, (user) => {
      isNew = user.suspendedAt === null;
      user.suspend(reason, now);
    });
    if (!isNew) return;
    await this.suspensions.add(userId, { reason, suspendedAt: now });
    await this.audit.add({ action: 'account.suspended', subject: { kind: 'user', id: userId } });
  }
}
