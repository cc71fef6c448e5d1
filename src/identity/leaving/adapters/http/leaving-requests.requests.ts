import { RequiredText } from '#platform/http/api/validation/inputs.js';
import { ConfirmedRequest } from '#identity/accounts/adapters/http/account.requests.js';
import { REASON_RULE } from '#identity/administration/domain/suspension.js';

/** POST /users/{id}/export, DELETE /users/{id} */
export class LeavingRequestForm extends ConfirmedRequest {
  @RequiredText(REASON_RULE)
  readonly reason!: string;
}

/** DELETE /company/applicants/{id} */
export class EraseApplicantRequest {
  @RequiredText(REASON_RULE)
  readonly reason!: string;
}
