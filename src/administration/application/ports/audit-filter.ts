import type { AuditAction, AuditSubjectKind } from '#shared/domain/audit-entry.js';
import type { AuditKind } from '../../domain/audit-kinds.js';

/** Criteria for entries, all of which must match. */
export type AuditFilter = {
  readonly actorId?: number;
  readonly action?: AuditAction;
  /** Entries with an action of this kind. */
  readonly kind?: AuditKind;
  /** A part of the name of the account that acted or is the subject, or of the details. */
  readonly search?: string;
  readonly subjectKind?: AuditSubjectKind;
  readonly subjectId?: string;
  /** Entries by or about an account. */
  readonly personId?: number;
  /** From this instant. */
  readonly from?: Date;
  /** Before this instant. */
  readonly before?: Date;
};
