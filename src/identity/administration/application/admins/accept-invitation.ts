import { LinkNotValid } from '#shared/domain/link-not-valid.js';
import { AuditLog } from '#shared/application/audit/audit-log.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import type { User } from '#identity/accounts/domain/user.js';
import { AdminInvitations } from './admin-invitations.js';
import { RegisterUser } from '#identity/accounts/application/register-user.js';

type AcceptInvitationCommand = {
  readonly token: string;
  readonly username: string;
  readonly fullName: string;
  readonly password: string;
};

/**
 * Creates the account of an invited admin. A rejected attempt leaves the link valid.
 * @throws LinkNotValid, InvalidFields, UsernameTaken, EmailTaken
 */
@UseCase()
export class AcceptInvitation {
  constructor(
    private readonly invitations: AdminInvitations,
    private readonly registerUser: RegisterUser,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditLog,
  ) {}

  async execute({ token, ...entered }: AcceptInvitationCommand): Promise<User> {
    // Before hashing the password, so that guessing tokens stays cheap for the server.
    if (!(await this.invitations.isValid(token))) throw new LinkNotValid();
    return this.unitOfWork.run(async () => {
      const invitation = await this.invitations.consume(token);
      if (!invitation) throw new LinkNotValid();
      const user = await this.registerUser.execute({ ...entered, email: invitation.email, role: 'admin' });
      await this.invitations.recordJoined(user.id, invitation.adminId);
      const details = { invitation: invitation.id };
      const subject = { kind: 'user', id: user.id } as const;
      await this.audit.add({ action: 'admin.joined', subject, actorId: user.id, details });
      return user;
    });
  }
}
