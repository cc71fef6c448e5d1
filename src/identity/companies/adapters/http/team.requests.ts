import { ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsInt, IsOptional, Max, Min } from 'class-validator';
import { OneOf } from '#platform/http/api/validation/choice-inputs.js';
import { LARGEST_ID } from '#platform/http/api/validation/id.pipe.js';
import { RequiredText } from '#platform/http/api/validation/inputs.js';
import { EmailAddress } from '#identity/accounts/domain/email-address.js';
import { USER_LIMITS } from '#identity/accounts/domain/user.js';
import { LinkRequest } from '#identity/accounts/adapters/http/account.requests.js';
import { COMPANY_ROLES, type CompanyRole } from '#shared/domain/actor.js';

const MAX_WORKPLACES = 1_000;
const NO_HOTELS = 'workplaceIds must be a list of the numbers of hotels';

/** PUT /company/members/{id} */
export class ChangeMemberRequest {
  @OneOf(COMPANY_ROLES, { label: 'Role' })
  readonly role!: CompanyRole;

  @ApiPropertyOptional({
    type: 'array',
    items: { type: 'integer', minimum: 1, maximum: LARGEST_ID },
    maxItems: MAX_WORKPLACES,
    nullable: true,
    description: 'The hotels to which a reviewer is limited; null for all of the company, as for other roles',
  })
  @IsOptional()
  @IsArray({ message: NO_HOTELS })
  @ArrayMaxSize(MAX_WORKPLACES, { message: NO_HOTELS })
  @IsInt({ each: true, message: NO_HOTELS })
  @Min(1, { each: true, message: NO_HOTELS })
  @Max(LARGEST_ID, { each: true, message: NO_HOTELS })
  readonly workplaceIds?: number[] | null;
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
