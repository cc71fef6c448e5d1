import { RequiredText } from '#platform/http/api/validation/inputs.js';
import { CODE_RULE } from '../../domain/second-factor.js';
import { ConfirmedRequest } from '#identity/accounts/adapters/http/account.requests.js';

/** PUT /account/second-factor, POST /auth/second-factor */
export class CodeRequest {
  @RequiredText(CODE_RULE)
  readonly code!: string;
}

/** DELETE /account/second-factor, POST /account/second-factor/recovery-codes */
export class ConfirmedCodeRequest extends ConfirmedRequest {
  @RequiredText(CODE_RULE)
  readonly code!: string;
}
