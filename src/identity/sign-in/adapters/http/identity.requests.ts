import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, Length } from 'class-validator';
import { OptionalOneOf, UncheckedOneOf } from '#platform/http/api/validation/choice-inputs.js';
import { OptionalText, QueryFlag, RequiredText } from '#platform/http/api/validation/inputs.js';
import { PageQuery } from '#platform/http/api/pages.js';
import { ROLES, type Role } from '#shared/domain/actor.js';
import { EmailAddress } from '#identity/accounts/domain/email-address.js';
import { LONGEST_LOGIN, USER_LIMITS } from '#identity/accounts/domain/user.js';

/** Roles that users can choose when they register. */
export const SELF_REGISTERED = ['job_seeker', 'employer'] as const satisfies Role[];

/** POST /login */
export class LoginRequest {
  @ApiProperty({
    description: 'Username or email address',
    minLength: USER_LIMITS.username.min,
    maxLength: LONGEST_LOGIN,
  })
  @TextWithin({ ...USER_LIMITS.username, max: LONGEST_LOGIN })
  readonly username!: string;

  @ApiProperty({ minLength: USER_LIMITS.password.min, maxLength: USER_LIMITS.password.max })
  @TextWithin(USER_LIMITS.password)
  readonly password!: string;
}

/** A value that is not text is reported as too short. */
function TextWithin({ label, min, max }: { label: string; min: number; max: number }): PropertyDecorator {
  const isLong = (value: unknown) => typeof value === 'string' && value.length > max;
  return Length(min, max, {
    message: ({ value }) =>
      isLong(value) ? `${label} must be at most ${max} characters` : `${label} must be at least ${min} characters`,
  });
}

/** POST /register */
export class RegisterRequest {
  @RequiredText(USER_LIMITS.username)
  readonly username!: string;

  @RequiredText({ label: 'Email', max: EmailAddress.LONGEST })
  readonly email!: string;

  @RequiredText(USER_LIMITS.fullName)
  readonly fullName!: string;

  @RequiredText(USER_LIMITS.password)
  readonly password!: string;

  @OptionalOneOf(SELF_REGISTERED, { default: 'job_seeker', message: 'Role must be job_seeker or employer' })
  readonly role?: (typeof SELF_REGISTERED)[number];

  @OptionalText(USER_LIMITS.companyName)
  readonly companyName?: string | null;
}

/** GET /users */
export class UsersQuery extends PageQuery {
  @UncheckedOneOf(ROLES, { message: 'role must be a string' })
  readonly role?: string;

  @ApiPropertyOptional({ description: 'Part of a username, name or email address' })
  @IsOptional()
  @IsString()
  readonly search?: string;

  @QueryFlag('Whether the account is suspended')
  readonly suspended?: boolean;
}
