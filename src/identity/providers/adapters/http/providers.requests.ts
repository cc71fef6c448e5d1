import { PickType } from '@nestjs/swagger';
import { OneOf } from '#platform/http/api/validation/choice-inputs.js';
import { RegisterRequest, SELF_REGISTERED } from '#identity/sign-in/adapters/http/identity.requests.js';

/** POST /auth/pending/registration */
export class RegisterWithProviderRequest extends PickType(RegisterRequest, [
  'username',
  'email',
  'fullName',
  'companyName',
]) {
  @OneOf(SELF_REGISTERED, { message: 'Please choose whether you are looking for a job or hiring' })
  readonly role!: (typeof SELF_REGISTERED)[number];
}
