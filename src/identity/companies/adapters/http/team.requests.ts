import { OneOf } from '#platform/http/api/validation/choice-inputs.js';
import { RequiredText } from '#platform/http/api/validation/inputs.js';
import { EmailAddress } from '#identity/accounts/domain/email-address.js';
import { USER_LIMITS } from '#identity/accounts/domain/user.js';
import { LinkRequest } from '#identity/accounts/adapters/http/account.requests.js';
import { COMPANY_ROLES, type CompanyRole } from '#shared/domain/actor.js';

/** PUT /company/members/{id} */
export class ChangeMemberRequest {
  @OneOf(COMPANY_ROLES, { label: 'Role' })
  readonly role!: CompanyRole;
}

/** POST /company/invitations */
export class InviteMemberRequest extends ChangeMemberRequest {
  @RequiredText({ label: 'Email', max: EmailAddress.LONGEST })
  readonly email!: string;
}

/** POST /company-invitation */
export class JoinCompanyRequest extends LinkRequest {
  @RequiredText(USER_LIMITS.username)
  readonly username!: string;

  @RequiredText(USER_LIMITS.fullName)
  readonly fullName!: string;

  @RequiredText(USER_LIMITS.password)
  readonly password!: string;
}
