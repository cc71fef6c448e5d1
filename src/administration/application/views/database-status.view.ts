/** One table of the database. If its rows cannot be counted, `count` is 0 and `error` says why. */
export class TableStatusBody {
  readonly valid!: boolean;
  /** Rows */
  readonly count!: number;
  /** The problem, in one sentence */
  readonly error?: string;
}

export class SchemaStatusBody {
  readonly valid!: boolean;
  readonly tables!: Readonly<Record<string, TableStatusBody>>;
}

/** GET /admin/database/status */
export class DatabaseStatusBody {
  readonly schemaStatus!: SchemaStatusBody;
  /** @example PostgreSQL */
  readonly databaseType!: string;
  readonly serverVersion!: string;
  /** Address of the database, with its password masked */
  readonly databaseUrl!: string;
  readonly timestamp!: Date;
}
