/** Everything, or the part without which there is no business. */
export const BACKUP_KINDS = ['full', 'critical'] as const;
export type BackupKind = (typeof BACKUP_KINDS)[number];

/** How many verified backups of each kind stay. */
export const KEPT_OF_EACH_KIND = 10;

/** A backup on the shelf. */
export type Backup = {
  readonly name: string;
  readonly kind: BackupKind;
  readonly createdAt: Date;
  readonly bytes: number;
  /** How many tables are in it. */
  readonly tables: number;
  /** Whether it was read back whole and found to be what its manifest says, the last time that was tried. */
  readonly verified: boolean;
};

/** What never leaves the installation: who is signed in, who tried how often, what runs and ran when, and what migrating makes. */
const NEVER_KEPT = new Set(['session', 'rate_limit', 'job_run', 'backup_progress', 'migration']);

/** Users, listings, applications and bookmarks, and what they cannot do without. */
const CRITICAL = new Set([
  'user_account',
  'job_seeker_profile',
  'employer_profile',
  'uploaded_file',
  'job',
  'job_views',
  'job_location',
  'job_kind',
  'job_search',
  'application',
  'bookmark',
]);

/** Whether a table goes into backups of that kind. */
export function isKeptIn(kind: BackupKind, table: string): boolean {
  return kind === 'critical' ? CRITICAL.has(table) : !NEVER_KEPT.has(table);
}

const NAME = /^wayfare-(full|critical)-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z-[0-9a-f]{6}\.tar\.gz$/;

/** The file name of a backup; `unique` is six hexadecimal digits. */
export function backupName(kind: BackupKind, createdAt: Date, unique: string): string {
  return `wayfare-${kind}-${createdAt.toISOString().replace(/[-:.]/g, '')}-${unique}.tar.gz`;
}

/** What a file name says of a backup; undefined where it is not the name of one. */
export function readBackupName(name: string): Pick<Backup, 'kind' | 'createdAt'> | undefined {
  const [, kind, year, month, day, hour, minute, second, millisecond] = NAME.exec(name) ?? [];
  const createdAt = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}.${millisecond}Z`);
  const known = BACKUP_KINDS.find((one) => one === kind);
  return known && !Number.isNaN(createdAt.getTime()) ? { kind: known, createdAt } : undefined;
}

/** Newest first. */
export function newestFirst(backups: readonly Backup[]): Backup[] {
  return [...backups].sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.name < b.name ? 1 : -1));
}

/** The backups that are no longer needed: of each kind those older than the tenth that is verified. */
export function outdated(backups: readonly Backup[]): Backup[] {
  return BACKUP_KINDS.flatMap((kind) => {
    const ofKind = newestFirst(backups).filter((backup) => backup.kind === kind);
    const lastKept = ofKind.filter(({ verified }) => verified)[KEPT_OF_EACH_KIND - 1];
    return lastKept ? ofKind.slice(ofKind.indexOf(lastKept) + 1) : [];
  });
}
