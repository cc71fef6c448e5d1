import { AuditLog } from '#shared/application/audit/audit-log.js';
import { Clock } from '#shared/application/clock.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { LastAdmin, UserNotFound } from '#identity/accounts/domain/identity-errors.js';
import { AccountDeleted } from '#identity/accounts/domain/user-events.js';
import { AccountTokens } from '#identity/accounts/application/ports/account-tokens.js';
import { AccountExports } from '../export/account-exports.js';
import { UserRepository } from '#identity/accounts/application/ports/user-repository.js';
import { Teams } from '#identity/companies/application/teams.js';
import { Erasures } from './erasures.js';

type EraseAccountCommand = {
  readonly userId: number;
  /** Called after the account is locked; return false to keep the account. */
  onlyIf?(): Promise<boolean>;
  /** Why, if the owner did not delete it themselves; for the audit log. */
  readonly reason?: string;
  /** Whether nobody gets a mail about it. */
  readonly isSilent?: boolean;
};

/**
 * Deletes an account and everything it owns. An empty account named “Deleted user” remains for its conversation
 * partners. Every module erases its own data on `AccountDeleted`.
 * @throws UserNotFound, LastAdmin, FilesAway, LastOwner if its owner deletes it, and others belong to their company
 */
@UseCase()
export class EraseAccount {
  constructor(
    private readonly users: UserRepository,
    private readonly exports: AccountExports,
    private readonly tokens: AccountTokens,
    private readonly erasures: Erasures,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
    private readonly teams: Teams,
  ) {}

  /** Returns whether the account was deleted, rather than kept by `onlyIf`. */
  async execute(command: EraseAccountCommand): Promise<boolean> {
    const { userId, isSilent } = command;
    const found = await this.unitOfWork.run(() => this.users.byId(userId));
    if (!found) throw new UserNotFound();
    const { createdAt } = found;
    await this.erasures.record({ userId, createdAt });
    let isErased = false;
    try {
      isErased = await this.unitOfWork.run(() => this.erase(command), { isSilent });
    } finally {
      if (!isErased) await this.erasures.withdraw({ userId, createdAt });
    }
    return isErased;
  }

  private async erase(command: EraseAccountCommand): Promise<boolean> {
    const { userId, reason, onlyIf } = command;
    const { role, email, language } = await this.users.change(userId, (locked) => locked);
    if (onlyIf && !(await onlyIf())) return false;
    if (role === 'admin' && !(await this.users.hasOtherAdmin(userId))) throw new LastAdmin();
    const parties = await this.leaveCompany(command);
    const [undo] = await this.tokens.open(userId, 'email_undo');
    await this.exports.remove(userId);
    await this.users.erase(userId, this.clock.now());
    this.unitOfWork.record([new AccountDeleted(userId, email, undo?.email ?? undefined, language, parties)]);
    const details = { role, ...(reason && { reason }) };
    await this.audit.add({ action: 'account.deleted', subject: { kind: 'user', id: userId }, details });
    await this.audit.forgetAddresses(userId);
    return true;
  }

  /** Ends the membership of a company. Returns the parties whose data ends with the account. */
  private async leaveCompany({ userId, reason, onlyIf }: EraseAccountCommand): Promise<readonly number[]> {
    const companyId = await this.teams.companyOf(userId);
    if (companyId === undefined) return this.teams.withoutMembers([userId]);
    const isByOwner = reason === undefined && onlyIf === undefined;
    await this.teams.change([companyId], (team) => {
      if (isByOwner && team && !team.isOnlyOf(userId)) team.leave(userId);
      else team?.release(userId);
    });
    return this.teams.withoutMembers([...new Set([userId, companyId])]);
  }
}
