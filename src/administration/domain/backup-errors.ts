import { DomainError } from '../../shared/domain/domain-error.js';

/** Another backup is being made somewhere in the installation. */
export class BackupRunning extends DomainError {
  readonly code = 'backup_running';
  readonly kind = 'conflict';

  constructor() {
    super('A backup is running already. Please wait until it has finished.');
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

/** An archive is not, or no longer, what was written. */
export class BackupDamaged extends DomainError {
  readonly code = 'backup_damaged';
  readonly kind = 'conflict';
}

/** Another process is restoring the same database. */
export class RestoreRunning extends DomainError {
  readonly code = 'restore_running';
  readonly kind = 'conflict';

  constructor() {
    super('This database is being restored already. Please wait until that has finished.');
  }
}

/** Restores need this database to connect to. */
export class NotReplaceable extends DomainError {
  readonly code = 'not_replaceable';
  readonly kind = 'conflict';

  constructor(database: string) {
    super(
      `The database ${database} cannot be replaced. Restore into one with another name, and let the server use it.`,
    );
  }
}

/** Sessions of another role keep the database from being replaced. */
export class DatabaseInUse extends DomainError {
  readonly code = 'database_in_use';
  readonly kind = 'conflict';

  constructor(database: string) {
    super(`Another database user is connected to ${database}. Close that connection, then restore again.`);
  }
}
