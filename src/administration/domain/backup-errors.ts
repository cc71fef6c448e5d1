import { DomainError } from '../../shared/domain/domain-error.js';

/** Another backup is being made somewhere in the installation. */
export class BackupRunning extends DomainError {
  readonly code = 'backup_running';
  readonly kind = 'conflict';

  constructor() {
    super('A backup is already running. Please wait until it finishes.');
  }
}

/** The store of this machine has no backup of that name. */
export class BackupNotFound extends DomainError {
  readonly code = 'backup_not_found';
  readonly kind = 'not-found';

  constructor() {
    super('There is no backup with this name.');
  }
}

/** A backup could not be made; existing ones are untouched. */
export class BackupFailed extends DomainError {
  readonly code = 'backup_failed';
  readonly kind = 'unavailable';
}

/** An archive is damaged or incomplete. */
export class BackupDamaged extends DomainError {
  readonly code = 'backup_damaged';
  readonly kind = 'conflict';
}

/** Another process is restoring the same database. */
export class RestoreRunning extends DomainError {
  readonly code = 'restore_running';
  readonly kind = 'conflict';

  constructor() {
    super('This database is already being restored. Please wait until that finishes.');
  }
}

/** Restores need this database to connect to. */
export class NotReplaceable extends DomainError {
  readonly code = 'not_replaceable';
  readonly kind = 'conflict';

  constructor(database: string) {
    super(
      `The database ${database} cannot be replaced. Restore into a database with another name, and point the server to it.`,
    );
  }
}

/** Sessions of another role prevent replacing the database. */
export class DatabaseInUse extends DomainError {
  readonly code = 'database_in_use';
  readonly kind = 'conflict';

  constructor(database: string) {
    super(`Another database user is connected to ${database}. Close that connection, then restore again.`);
  }
}
