import { ApiProperty, PickType } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { RegisterRequest, SELF_REGISTERED } from '../sign-in/identity.requests.js';

/** POST /auth/pending/registration */
export class RegisterWithProviderRequest extends PickType(RegisterRequest, [
  'username',
  'email',
  'fullName',
  'companyName',
]) {
  @ApiProperty({ enum: SELF_REGISTERED })
  @IsIn(SELF_REGISTERED, { message: 'Please choose whether you are looking for a job or hiring' })
  readonly role!: (typeof SELF_REGISTERED)[number];
}
