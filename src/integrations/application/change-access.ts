import { AuditLog } from '#shared/application/audit/audit-log.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import type { AuditAction } from '#shared/domain/audit-entry.js';
import { IntegrationChanged, type IntegrationChange } from '../domain/integration-events.js';
import { OwnerConfirmation, type Confirmation } from './ports/owner-confirmation.js';

const AUDITED: Readonly<Record<IntegrationChange, AuditAction>> = {
  'api-key-created': 'api-key.created',
  'webhook-created': 'webhook.created',
  'webhook-changed': 'webhook.changed',
  'webhook-secret-replaced': 'webhook.secret-rotated',
  'feed-address-changed': 'import-address.changed',
};

type Changed<T> = { readonly result: T; readonly details: Readonly<Record<string, string | number>> };

/**
 * Gives a program access, or changes where it is: confirms the owner's password, records the change in the audit log and
 * mails the owner a notice. Every such change goes through here.
 * @throws WrongPassword, SignInAgain, TooManyAttempts, RateLimiterFailed
 */
@UseCase()
export class ChangeAccess {
  constructor(
    private readonly confirmation: OwnerConfirmation,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** `change` returns its result, and details for the audit log. */
  execute<T>(
    kind: IntegrationChange,
    { employerId, userId, password, address, signedInAt }: Confirmation,
    change: () => Promise<Changed<T>>,
  ): Promise<T> {
    return this.confirmation.execute({ userId, password, address, signedInAt, field: 'password' }, async () => {
      const { result, details } = await change();
      await this.audit.add({ action: AUDITED[kind], subject: { kind: 'user', id: employerId }, details });
      this.unitOfWork.record([new IntegrationChanged(employerId, kind)]);
      return result;
    });
  }
}
