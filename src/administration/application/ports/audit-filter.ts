import type { AuditAction, AuditSubjectKind } from '#shared/domain/audit-entry.js';

/** Criteria for entries, all of which must match. */
export type AuditFilter = {
  readonly actorId?: number;
  readonly action?: AuditAction;
  readonly subjectKind?: AuditSubjectKind;
  readonly subjectId?: string;
  /** Entries by or about an account. */
  readonly personId?: number;
  /** From this instant. */
  readonly from?: Date;
  /** Before this instant. */
  readonly before?: Date;
};
