import { utc } from '#shared/domain/values/utc-day.js';
import { conflict, DomainError } from '#shared/domain/domain-error.js';
import { checked } from '#shared/domain/field-checks.js';

export const REASON_RULE = { label: 'Reason', min: 10, max: 1000, layout: 'paragraphs' } as const;

/** @throws InvalidFields */
export function checkedReason(entered: string): string {
  return checked((checks) => checks.required('reason', entered, REASON_RULE));
}

/** States the measure, its start and reason, that a human decided it, and where to object. */
export class AccountIsSuspended extends DomainError {
  constructor({ reason, suspendedAt }: { reason: string; suspendedAt: Date }, objectionUrl: string) {
    const since = utc(suspendedAt).format('D MMMM YYYY');
    super(
      'forbidden',
      'account_suspended',
      `Your account has been suspended since ${since}: you cannot sign in, and your listings are hidden. Reason: ${reason} A person made this decision; it was not automated. If you think it is wrong, you can object within six months, free of charge: ${objectionUrl} You can also turn to a certified out-of-court dispute settlement body or to a court.`,
    );
  }
}

export class OwnAccount extends conflict('own_account', 'You cannot suspend your own account.') {}
