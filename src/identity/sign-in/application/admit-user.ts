import { AuditLog } from '#shared/application/audit/audit-log.js';
import { UseCase } from '#shared/application/use-case.js';
import { AccountIsSuspended } from '../../administration/domain/suspension.js';
import type { User } from '../../accounts/domain/user.js';
import { Objections } from '../../administration/application/suspension/objections.js';
import { Suspensions } from '../../administration/application/suspension/suspensions.js';

/** `user` is authenticated. */
type AdmitUserCommand = { readonly user: User };

/**
 * Refuses sign-in to suspended users, with the reason for the suspension.
 * @throws AccountIsSuspended
 */
@UseCase()
export class AdmitUser {
  constructor(
    private readonly suspensions: Suspensions,
    private readonly objections: Objections,
    private readonly audit: AuditLog,
    private readonly publicUrl: string,
  ) {}

  async execute({ user: { id, suspendedAt } }: AdmitUserCommand): Promise<void> {
    if (suspendedAt === null) return;
    const subject = { kind: 'user', id } as const;
    await this.audit.add({ action: 'sign-in.refused', subject, details: { reason: 'suspended' } });
    const { reason = '' } = (await this.suspensions.latest(id)) ?? {};
    const token = (await this.objections.token(id)) ?? '';
    throw new AccountIsSuspended({ reason, suspendedAt }, `${this.publicUrl}/objection#${token}`);
  }
}
