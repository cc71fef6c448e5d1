import { SeenListings, type SeenListingInput } from '#jobs';
import { OneOf } from '#platform/http/api/validation/choice-inputs.js';
import { RequiredText } from '#platform/http/api/validation/inputs.js';
import { MAX_RESTRICTIONS } from '../../application/restrict-listings.js';
import { OUTCOME_TEXT, RESTRICTION_OUTCOMES, SUSPENSION_TEXT, type RestrictionOutcome } from '../../domain/report.js';

const REASON = { label: 'Reason', example: 'scam' };

/** PUT /admin/listings/restrict */
export class RestrictListingsRequest {
  @SeenListings(MAX_RESTRICTIONS)
  readonly listings!: readonly SeenListingInput[];

  @OneOf(RESTRICTION_OUTCOMES, { label: 'Outcome', enumName: 'RestrictionOutcome' })
  readonly outcome!: RestrictionOutcome;

  @RequiredText(REASON)
  readonly reason!: string;

  @RequiredText(OUTCOME_TEXT)
  readonly text!: string;
}

/** PUT /admin/companies/{employerId}/shut-down: the explanation sent to the employer. */
export class ShutDownRequest {
  @RequiredText(REASON)
  readonly reason!: string;

  @RequiredText(SUSPENSION_TEXT)
  readonly text!: string;
}
