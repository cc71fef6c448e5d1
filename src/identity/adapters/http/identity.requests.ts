import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, MinLength } from 'class-validator';
import { OptionalText, RequiredText } from '../../../shared/adapters/http/api/inputs.js';
import { PageQuery } from '../../../shared/adapters/http/api/pages.js';
import { ROLES, type Role } from '../../../shared/domain/actor.js';
import { EmailAddress } from '../../domain/email-address.js';
import { USER_LIMITS } from '../../domain/user.js';

const SELF_REGISTERED = ['job_seeker', 'employer'] as const satisfies Role[];

/** POST /login */
export class LoginRequest {
  @ApiProperty({ description: 'Username or email address', minLength: USER_LIMITS.username.min })
  @MinLength(USER_LIMITS.username.min, { message: 'Username must be at least 3 characters' })
  @IsString({ message: 'Username must be at least 3 characters' })
  readonly username!: string;

  @ApiProperty({ minLength: USER_LIMITS.password.min })
  @MinLength(USER_LIMITS.password.min, { message: 'Password must be at least 6 characters' })
  @IsString({ message: 'Password must be at least 6 characters' })
  readonly password!: string;
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

  @ApiPropertyOptional({ enum: SELF_REGISTERED, default: 'job_seeker' })
  @IsOptional()
  @IsIn(SELF_REGISTERED, { message: 'Role must be job_seeker or employer' })
  readonly role?: (typeof SELF_REGISTERED)[number];

  @OptionalText(USER_LIMITS.companyName)
  readonly companyName?: string | null;
}

/** GET /users */
export class UsersQuery extends PageQuery {
  @ApiPropertyOptional({ enum: ROLES })
  @IsOptional()
  @IsString()
  readonly role?: string;

  @ApiPropertyOptional({ description: 'Part of a username, name or email address' })
  @IsOptional()
  @IsString()
  readonly search?: string;
}
