import { AUDIT_ACTIONS, type AuditAction } from '#shared/domain/audit-entry.js';

/** Kinds of actions: what admins decided, how people signed in, and all else. */
export const AUDIT_KINDS = ['decisions', 'sign-ins', 'other'] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

const DECISIONS: readonly AuditAction[] = [
  'account.suspended',
  'account.reinstated',
  'objection.rejected',
  'listing.approved',
  'listing.rejected',
  'listing.archived',
  'listing.unarchived',
  'premium.refused',
  'payment.paid',
  'payment.refunded',
  'reports.closed',
  'company.approved',
  'company.verified',
  'company.verification-withdrawn',
];

const SIGN_INS: readonly AuditAction[] = [
  'sign-in.succeeded',
  'sign-in.failed',
  'sign-in.refused',
  'sign-out',
  'session.ended',
  'sessions.ended',
  'second-factor.failed',
  'second-factor.recovery-code-used',
];

const ACTIONS: Readonly<Record<AuditKind, readonly AuditAction[]>> = {
  decisions: DECISIONS,
  'sign-ins': SIGN_INS,
  other: AUDIT_ACTIONS.filter((action) => !DECISIONS.includes(action) && !SIGN_INS.includes(action)),
};

/** The actions of a kind. */
export function actionsOf(kind: AuditKind): readonly AuditAction[] {
  return ACTIONS[kind];
}
