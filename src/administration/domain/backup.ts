/** Everything, or only the tables that the business cannot run without. */
export const BACKUP_KINDS = ['full', 'critical'] as const;
export type BackupKind = (typeof BACKUP_KINDS)[number];

/** What started a backup: the schedule, or a user. */
export const BACKUP_TRIGGERS = ['schedule', 'request'] as const;
export type BackupTrigger = (typeof BACKUP_TRIGGERS)[number];

/** A backup in the store. */
export type Backup = {
  readonly name: string;
  readonly kind: BackupKind;
  readonly trigger: BackupTrigger;
  readonly createdAt: Date;
  readonly bytes: number;
  readonly tables: number;
  /** Whether the last check of the whole archive succeeded. */
  readonly verified: boolean;
  /** Position in the order of first verification, which does not depend on clocks; 0 if never verified. */
  readonly sequence: number;
};

/**
 * Sessions and what ends with them, counters, leases, marks of a day's viewers and records of task runs and changes are
 * worthless elsewhere, links in mails must not become valid again, migrations record themselves, and the first start
 * loads the places.
 */
const NEVER_INCLUDED = new Set([
  'place',
  'place_name',
  'session',
  'push_subscription',
  'push_notice',
  'account_token',
  'admin_invitation',
  'rate_limit',
  'job_run',
  'backup_progress',
  'work_lease',
  'job_view_mark',
  'job_view_address',
  'job_view_salt',
  'job_search_change',
  'migration',
]);

/** Users, listings, applications and bookmarks, the tables they reference, payments, and the audit log. */
const CRITICAL = new Set([
  'user_account',
  'account_use',
  'job_seeker_profile',
  'employer_profile',
  'company_member',
  'uploaded_file',
  'job',
  'approved_job_text',
  'listing_decision',
  'listing_report',
  'job_views',
  'job_view_day',
  'workplace',
  'job_location',
  'job_location_place',
  'job_kind',
  'job_search',
  'job_search_terms',
  'job_search_word',
  'application',
  'application_event',
  'application_note',
  'application_assignment',
  'interview',
  'interview_event',
  'bookmark',
  'suspension',
  'objection',
  'audit_entry',
  'audit_start',
  'payment',
]);

export function isIncluded(kind: BackupKind, table: string): boolean {
  if (kind === 'critical') return CRITICAL.has(table);
  return !NEVER_INCLUDED.has(table);
}

const NAME = /^wayfare-(full|critical)-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z-[0-9a-f]{6}\.tar\.gz$/;

/** The file name of a backup; `unique` is six hexadecimal digits. */
export function backupName(kind: BackupKind, createdAt: Date, unique: string): string {
  return `wayfare-${kind}-${createdAt.toISOString().replace(/[-:.]/g, '')}-${unique}.tar.gz`;
}

/** Parses a file name; undefined if it is not the name of a backup. */
export function parseBackupName(name: string): Pick<Backup, 'kind' | 'createdAt'> | undefined {
  const [, kind, year, month, day, hour, minute, second, millisecond] = NAME.exec(name) ?? [];
  const createdAt = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}.${millisecond}Z`);
  const known = BACKUP_KINDS.find((one) => one === kind);
  return known && !Number.isNaN(createdAt.getTime()) ? { kind: known, createdAt } : undefined;
}

/** Newest first, by the order of verification; files that were never verified come last. */
export function newestFirst(backups: readonly Backup[]): Backup[] {
  return [...backups].sort(
    (a, b) => b.sequence - a.sequence || b.createdAt.getTime() - a.createdAt.getTime() || (a.name < b.name ? 1 : -1),
  );
}
