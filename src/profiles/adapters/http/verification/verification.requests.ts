import { RequiredText } from '#platform/http/api/validation/inputs.js';
import { VERIFICATION_REASON } from '#profiles/domain/employer-profile.js';
import { LOCAL_PART } from '#profiles/domain/verification/company-address.js';

/** POST /profile/employer/verification */
export class CompanyVerificationRequest {
  @RequiredText({ ...LOCAL_PART, example: 'info' })
  readonly localPart!: string;
}

/** PUT /admin/companies/{employerId}/verify */
export class VerifyCompanyRequest {
  @RequiredText(VERIFICATION_REASON)
  readonly note!: string;
}

/** PUT /admin/companies/{employerId}/withdraw-verification */
export class WithdrawVerificationRequest {
  @RequiredText(VERIFICATION_REASON)
  readonly reason!: string;
}
