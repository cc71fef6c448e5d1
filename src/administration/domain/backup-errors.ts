import { DomainError } from '../../shared/domain/domain-error.js';

/** Somewhere in the installation a backup is being made. */
export class BackupRunning extends DomainError {
  readonly code = 'backup_running';
  readonly kind = 'conflict';

  constructor() {
    super('A backup is running already. Please wait until it has finished.');
  }
}

/** There is no backup of that name on this machine. */
export class BackupNotFound extends DomainError {
  readonly code = 'backup_not_found';
  readonly kind = 'not-found';

  constructor() {
    super('There is no backup of that name.');
  }
}

/** A backup could not be made; what was there before is untouched. */
export class BackupFailed extends DomainError {
  readonly code = 'backup_failed';
  readonly kind = 'unavailable';
}

/** Another process is restoring the same database. */
export class RestoreRunning extends DomainError {
  readonly code = 'restore_running';
  readonly kind = 'conflict';

  constructor() {
    super('This database is being restored already. Please wait until that has finished.');
  }
}

/** The server stands on this database while others are put in place. */
export class NotReplaceable extends DomainError {
  readonly code = 'not_replaceable';
  readonly kind = 'conflict';

  constructor(database: string) {
    super(
      `The database ${database} cannot be replaced. Restore into one of another name, and let the server use that.`,
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

/** An archive is not, or no longer, what it should be. */
export class BackupDamaged extends DomainError {
  readonly code = 'backup_damaged';
  readonly kind = 'conflict';
}
