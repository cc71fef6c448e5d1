import { ApiProperty } from '@nestjs/swagger';
import { IsObject } from 'class-validator';
import { RequiredText } from '#platform/http/api/validation/inputs.js';
import type { BrowserMessage } from '../../application/passkeys.js';
import { PASSKEY_NAME } from '#identity/accounts/domain/user.js';

const ANSWER = { type: 'object', additionalProperties: true, description: 'WebAuthn response of the browser' } as const;

/** POST /auth/passkey */
export class PasskeySignInRequest {
  @ApiProperty(ANSWER)
  @IsObject({ message: 'Answer must be an object' })
  readonly answer!: BrowserMessage;
}

/** PUT /account/passkeys/{id} */
export class RenamePasskeyRequest {
  @RequiredText(PASSKEY_NAME)
  readonly name!: string;
}

/** POST /account/passkeys */
export class RegisterPasskeyRequest extends RenamePasskeyRequest {
  @ApiProperty(ANSWER)
  @IsObject({ message: 'Answer must be an object' })
  readonly answer!: BrowserMessage;
}
