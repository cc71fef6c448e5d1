import type { AuditAction, AuditDetails, AuditSubjectKind } from '#shared/domain/audit-entry.js';

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

/** An entry with the current names of its ids. */
export type AuditEntryView = {
  readonly position: number;
  readonly occurredAt: Date;
  readonly actorKind: 'user' | 'visitor' | 'system';
  readonly actorId: number | null;
  readonly actorName: string | null;
  readonly action: AuditAction;
  readonly subjectKind: AuditSubjectKind | null;
  readonly subjectId: string | null;
  /** Of users, companies and listings. */
  readonly subjectName: string | null;
  readonly details: AuditDetails;
  readonly address: string | null;
};
