import { RequiredText } from '#platform/http/api/validation/inputs.js';
import { OBJECTION_RULE } from '../../domain/objection.js';
import { REASON_RULE } from '../../domain/suspension.js';

/** POST /objections */
export class ObjectionRequest {
  @RequiredText({ label: 'Token', max: 100 })
  readonly token!: string;

  @RequiredText(OBJECTION_RULE)
  readonly text!: string;
}

/** PUT /admin/objections/{id}/reject: the reason sent to the suspended user. */
export class RejectObjectionRequest {
  @RequiredText(REASON_RULE)
  readonly reason!: string;
}
