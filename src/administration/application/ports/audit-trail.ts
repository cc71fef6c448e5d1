import type { Page, PageRequest } from '../../../shared/application/page.js';
import type { AuditAction, AuditDetails, AuditSubjectKind } from '../../../shared/domain/audit-entry.js';

/** Which entries; every part that is given has to fit. */
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

/** An entry with the names that belong to its ids today. */
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

/** Reads the audit log. */
export abstract class AuditTrail {
  /** Newest first. The total is a lower bound where there are many. */
  abstract page(filter: AuditFilter & PageRequest): Promise<Page<AuditEntryView>>;

  /** All of them in batches, newest first. */
  abstract all(filter: AuditFilter): AsyncIterable<readonly AuditEntryView[]>;
}
