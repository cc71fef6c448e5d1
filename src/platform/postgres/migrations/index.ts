import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { MigrationObject } from '@mikro-orm/core';
import { Migration } from '@mikro-orm/migrations';
import { Migration20261122050000 } from './migration-20261122050000-folded-letters.js';
import { Migration20261122144500 } from './migration-20261122144500-username-skeletons.js';
import { Migration20261122210500 } from './migration-20261122210500-word-index.js';
import { Migration20261123001900 } from './migration-20261123001900-present-accounts.js';
import { Migration20261127164000 } from './migration-20261127164000-normal-texts.js';

const FOLDER = new URL('./', import.meta.url);
const SQL = '.sql';

/** Migrations that need more than SQL. */
const COMPUTED: readonly MigrationObject[] = [
  { name: '20261122050000_folded-letters', class: Migration20261122050000 },
  { name: '20261122144500_username-skeletons', class: Migration20261122144500 },
  { name: '20261122210500_word-index', class: Migration20261122210500 },
  { name: '20261123001900_present-accounts', class: Migration20261123001900 },
  { name: '20261127164000_normal-texts', class: Migration20261127164000 },
];

/** All migrations in the order of their names. Never edit a released one; add a new one. */
export const migrations: MigrationObject[] = [
  ...readdirSync(FOLDER)
    .filter((file) => file.endsWith(SQL))
    .map(fromFile),
  ...COMPUTED,
].sort((a, b) => (a.name < b.name ? -1 : 1));

/** A migration that executes a file, in the transaction of the migration. */
function fromFile(file: string): MigrationObject {
  return {
    name: file.slice(0, -SQL.length),
    class: class extends Migration {
      override async up(): Promise<void> {
        this.addSql(await readFile(new URL(file, FOLDER), 'utf8'));
      }
    },
  };
}
