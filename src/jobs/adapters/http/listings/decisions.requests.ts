import { UncheckedOneOf } from '#platform/http/api/validation/choice-inputs.js';
import { Flag, OptionalText, RequiredText } from '#platform/http/api/validation/inputs.js';
import { RESTRICTION_REASONS, STATEMENT_LIMIT } from '#jobs/domain/statement.js';

/** PUT /jobs/{id}/archive */
export class ArchiveJobRequest {
  @Flag('False unarchives the listing')
  readonly archive!: boolean;

  @UncheckedOneOf(RESTRICTION_REASONS, {
    nullable: true,
    description: 'For admins, with a text',
    message: 'Reason must be text',
  })
  readonly reason?: string | null;

  @OptionalText(STATEMENT_LIMIT)
  readonly text?: string | null;
}

/** PUT /jobs/{id}/refuse-premium: the message to the employer. */
export class RefusePremiumRequest {
  @RequiredText(STATEMENT_LIMIT)
  readonly text!: string;
}

/** PUT /jobs/{id}/reject: the reason sent to the employer. */
export class RejectJobRequest {
  @UncheckedOneOf(RESTRICTION_REASONS, {
    enumName: 'RestrictionReason',
    isRequired: true,
    message: 'Reason must be text',
  })
  readonly reason!: string | null;

  @RequiredText(STATEMENT_LIMIT)
  readonly text!: string;
}
