import { conflict, DomainError, forbidden, notFound } from '#shared/domain/domain-error.js';

/** Another backup is running in the installation. */
export class BackupRunning extends conflict(
  'backup_running',
  'A backup is already running. Please wait until it finishes.',
) {}

/** This machine has no backup with that name. */
export class BackupNotFound extends notFound('backup_not_found', 'There is no backup with this name.') {}

/** A download without the link of the admin who confirmed it, or after the link expired. */
export class DownloadNotConfirmed extends forbidden(
  'download_not_confirmed',
  'Please confirm the download in the list of backups.',
) {}

/** A backup could not be made; existing ones are untouched. */
export class BackupFailed extends DomainError {
  constructor(message: string) {
    super('unavailable', 'backup_failed', message);
  }
}

/** An archive is damaged or incomplete. */
export class BackupDamaged extends DomainError {
  constructor(message: string) {
    super('conflict', 'backup_damaged', message);
  }
}

/** Another process is restoring the same database. */
export class RestoreRunning extends conflict(
  'restore_running',
  'This database is already being restored. Please wait until that finishes.',
) {}

/** Restores connect to this database, so it cannot be replaced. */
export class NotReplaceable extends DomainError {
  constructor(database: string) {
    super(
      'conflict',
      'not_replaceable',
      `The database ${database} cannot be replaced. Restore into a database with another name, and point the server to it.`,
    );
  }
}

/** Sessions of another role prevent replacing the database. */
export class DatabaseInUse extends DomainError {
  constructor(database: string) {
    super(
      'conflict',
      'database_in_use',
      `Another database user is connected to ${database}. Close that connection, then restore again.`,
    );
  }
}
