import { Clock } from '../../../shared/application/clock.js';
import { UnitOfWork } from '../../../shared/application/unit-of-work.js';
import { UseCase } from '../../../shared/application/use-case.js';
import { ConfirmPassword, type Caller } from '../password/confirm-password.js';
import { AccountExports, type AccountExport } from '../ports/account-exports.js';

/** How long an export can be downloaded, in milliseconds. */
const LIFETIME = 24 * 60 * 60 * 1000;
/** After this many milliseconds a preparation was interrupted. */
const LONGEST_PREPARATION = 10 * 60 * 1000;

export type RequestExportCommand = Caller & { readonly userId: number; readonly password: string };

/**
 * Starts an export, unless one is being prepared. Returns it for `BuildExport`.
 * @throws WrongPassword, SignInAgain, TooManyAttempts, RateLimiterFailed
 */
@UseCase()
export class RequestExport {
  constructor(
    private readonly confirmPassword: ConfirmPassword,
    private readonly exports: AccountExports,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute(command: RequestExportCommand): Promise<AccountExport | undefined> {
    await this.confirmPassword.execute({ ...command, field: 'password' });
    const now = this.clock.now();
    return this.unitOfWork.run(async () => {
      const former = await this.exports.find(command.userId);
      const isRunning = former?.state === 'preparing';
      if (isRunning && now.getTime() - former.requestedAt.getTime() < LONGEST_PREPARATION) return undefined;
      const expiresAt = new Date(now.getTime() + LIFETIME);
      const key = `export-${crypto.randomUUID()}.zip`;
      const started = { key, state: 'preparing', requestedAt: now, expiresAt } as const;
      await this.exports.begin(command.userId, started);
      return started;
    });
  }
}
