import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { readSchema } from '../../../src/administration/adapters/persistence/live-schema.js';
import { withConnection } from '../../../src/shared/adapters/postgres/database-url.js';
import { freshDatabase } from './database.js';
import { prepareTemplate } from './test-template.js';

/** Writes down the schema that the migrations make, for the check of live databases. Run it after adding a migration. */
const file = fileURLToPath(
  new URL('../../../src/administration/adapters/persistence/committed-schema.ts', import.meta.url),
);
const close = await prepareTemplate();
try {
  const database = await freshDatabase();
  const schema = await withConnection(database.url, readSchema);
  await database.drop();
  const source = `import type { Schema } from '../../domain/schema.js';

/** The schema that the migrations make; written by \`npm run schema\`. */
export const COMMITTED_SCHEMA: Schema = ${JSON.stringify(schema)};
`;
  await writeFile(file, await format(source, { ...(await resolveConfig(file)), parser: 'typescript' }));
} finally {
  await close();
}
