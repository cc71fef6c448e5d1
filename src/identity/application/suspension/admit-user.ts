import { AuditLog } from '../../../shared/application/audit/audit-log.js';
import { UseCase } from '../../../shared/application/use-case.js';
import { AccountIsSuspended } from '../../domain/suspension.js';
import type { User } from '../../domain/user.js';
import { Suspensions } from '../ports/suspensions.js';

type AdmitUserCommand = {
  /** The authenticated user. */
  readonly user: User;
  /** Where to object: an email address or a URL. */
  readonly contact: string;
};

/**
 * Refuses sign-in to suspended users, with the reason for the suspension.
 * @throws AccountIsSuspended
 */
@UseCase()
export class AdmitUser {
  constructor(
    private readonly suspensions: Suspensions,
    private readonly audit: AuditLog,
  ) {}

  async execute({ user: { id, suspendedAt }, contact }: AdmitUserCommand): Promise<void> {
    if (suspendedAt === null) return;
    const subject = { kind: 'user', id } as const;
    await this.audit.add({ action: 'sign-in.refused', subject, details: { reason: 'suspended' } });
    const { reason = '' } = (await this.suspensions.latest(id)) ?? {};
    throw new AccountIsSuspended({ reason, suspendedAt }, contact);
  }
}
