import { AuditLog } from '#shared/application/audit/audit-log.js';
import { Clock } from '#shared/application/clock.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { ObjectionRejected } from '#identity/accounts/domain/user-events.js';
import { ObjectionNotFound } from '../../domain/objection.js';
import { checkedReason } from '../../domain/suspension.js';
import { Objections } from './objections.js';

type RejectObjectionCommand = { readonly id: number; readonly reason: string };

/**
 * Leaves an account suspended after its owner objected, and tells them why; for admins. Lifting the suspension is the
 * other decision about an objection.
 * @throws InvalidFields, ObjectionNotFound
 */
@UseCase()
export class RejectObjection {
  constructor(
    private readonly objections: Objections,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
  ) {}

  async execute({ id, ...entered }: RejectObjectionCommand): Promise<void> {
    const reason = checkedReason(entered.reason);
    await this.unitOfWork.run(async () => {
      const rejected = await this.objections.reject(id, this.clock.now());
      if (!rejected) throw new ObjectionNotFound();
      const { userId } = rejected;
      this.unitOfWork.record([new ObjectionRejected(userId, reason)]);
      await this.audit.add({ action: 'objection.rejected', subject: { kind: 'user', id: userId } });
    });
  }
}
