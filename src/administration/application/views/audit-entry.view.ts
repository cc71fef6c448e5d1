import type { AuditAction, AuditDetails, AuditSubjectKind } from '#shared/domain/audit-entry.js';

/** An entry of the audit log. */
export class AuditEntryBody {
  /** Counts from 1 without gaps */
  readonly position!: number;
  readonly occurredAt!: Date;
  /** @enumName AuditActorKind */
  readonly actorKind!: 'user' | 'visitor' | 'system';
  readonly actorId!: number | null;
  readonly actorName!: string | null;
  /** @enumName AuditAction */
  readonly action!: AuditAction;

  readonly subjectKind!: AuditSubjectKind | null;

  readonly subjectId!: string | null;
  /** Current name of the user, company or listing */
  readonly subjectName!: string | null;

  readonly details!: AuditDetails;
  /** The network: /24 or, for IPv6, /48 */
  readonly address!: string | null;
}
