import { ApiProperty, PickType } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { RegisterRequest } from '../sign-in/identity.requests.js';

const CHOSEN = ['job_seeker', 'employer'] as const;

/** POST /auth/pending/registration */
export class RegisterWithProviderRequest extends PickType(RegisterRequest, [
  'username',
  'email',
  'fullName',
  'companyName',
]) {
  @ApiProperty({ enum: CHOSEN })
  @IsIn(CHOSEN, { message: 'Please choose whether you look for a job or hire staff' })
  readonly role!: (typeof CHOSEN)[number];
}
