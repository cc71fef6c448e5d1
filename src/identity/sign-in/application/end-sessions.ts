import { AuditLog } from '#shared/application/audit/audit-log.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { UserSessions } from '#shared/application/sessions/user-sessions.js';
import { SessionNotFound, UserNotFound } from '../../accounts/domain/identity-errors.js';
import { UserRepository } from '../../accounts/application/ports/user-repository.js';

type EndSessionsCommand = {
  readonly userId: number;
  /** The session to end; all of them if omitted. */
  readonly id?: number;
  /** The caller's own session, which is kept. */
  readonly except?: string;
};

/**
 * Ends one or all sessions of a user.
 * @throws UserNotFound, SessionNotFound
 */
@UseCase()
export class EndSessions {
  constructor(
    private readonly users: UserRepository,
    private readonly sessions: UserSessions,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditLog,
  ) {}

  execute({ userId, id, except }: EndSessionsCommand): Promise<void> {
    return this.unitOfWork.run(async () => {
      if (!(await this.users.byId(userId))) throw new UserNotFound();
      if (id === undefined) await this.sessions.endAll(userId, except);
      else if (!(await this.sessions.end(userId, id))) throw new SessionNotFound();
      const action = id === undefined ? 'sessions.ended' : 'session.ended';
      await this.audit.add({ action, subject: { kind: 'user', id: userId } });
    });
  }
}
