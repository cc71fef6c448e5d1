/** A table against the committed schema. `count` is 0 where it cannot be counted, and `error` says why. */
export type TableStatus = { readonly valid: boolean; readonly count: number; readonly error?: string };

/** How the database is. */
export type DatabaseStatus = {
  readonly schemaStatus: { readonly valid: boolean; readonly tables: Readonly<Record<string, TableStatus>> };
  readonly databaseType: string;
  readonly serverVersion: string;
  /** The address, its password masked. */
  readonly databaseUrl: string;
};

/** Looks at the live database. */
export abstract class DatabaseInspector {
  /** Compares every table with the committed schema and counts its rows; a broken table is told, never thrown. */
  abstract status(): Promise<DatabaseStatus>;
}
