import { RequiredText } from '#platform/http/api/validation/inputs.js';
import { EmailAddress } from '#identity/accounts/domain/email-address.js';
import { USER_LIMITS } from '#identity/accounts/domain/user.js';
import { ConfirmedRequest, LinkRequest } from '#identity/accounts/adapters/http/account.requests.js';

/** POST /admin/invitations */
export class InviteAdminRequest extends ConfirmedRequest {
  @RequiredText({ label: 'Email', max: EmailAddress.LONGEST })
  readonly email!: string;
}

/** POST /admin-invitation */
export class AcceptInvitationRequest extends LinkRequest {
  @RequiredText(USER_LIMITS.username)
  readonly username!: string;

  @RequiredText(USER_LIMITS.fullName)
  readonly fullName!: string;

  @RequiredText(USER_LIMITS.password)
  readonly password!: string;
}
