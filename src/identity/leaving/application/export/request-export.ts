import { AuditLog } from '#shared/application/audit/audit-log.js';
import { BackgroundWork } from '#shared/application/background/background-work.js';
import { Clock } from '#shared/application/clock.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { utc } from '#shared/domain/values/utc-day.js';
import { ConfirmPassword, type Caller } from '#identity/password/application/confirm-password.js';
import { AccountExports } from './account-exports.js';

/** Lifetime of an export. */
const EXPORT_HOURS = 24;

type RequestExportCommand = Caller & { readonly userId: number; readonly password: string };

/**
 * Queues an export to be built, unless one is being prepared.
 * @throws WrongPassword, SignInAgain, TooManyAttempts, RateLimiterFailed
 */
@UseCase()
export class RequestExport {
  constructor(
    private readonly confirmPassword: ConfirmPassword,
    private readonly exports: AccountExports,
    private readonly work: BackgroundWork,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
  ) {}

  async execute(command: RequestExportCommand): Promise<void> {
    await this.confirmPassword.execute({ ...command, field: 'password' });
    const now = this.clock.now();
    await this.unitOfWork.run(async () => {
      if ((await this.exports.find(command.userId))?.state === 'preparing') return;
      const expiresAt = utc(now).add(EXPORT_HOURS, 'hour').toDate();
      const key = `export-${crypto.randomUUID()}.zip`;
      await this.exports.begin(command.userId, { key, state: 'preparing', requestedAt: now, expiresAt });
      this.work.wake('export');
      await this.audit.add({ action: 'export.requested', subject: { kind: 'user', id: command.userId } });
    });
  }
}
