import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { readSchema } from '#administration/adapters/persistence/live-schema.js';
import { withConnection } from '#platform/postgres/connection/database-url.js';
import { freshDatabase } from './database.js';
import { prepareTemplate } from './test-template.js';

/** Writes the schema of the migrations, for comparison with live databases. Run it after adding a migration. */
const file = fileURLToPath(
  new URL('../../../src/administration/adapters/persistence/committed-schema.json', import.meta.url),
);
const close = await prepareTemplate();
try {
  const database = await freshDatabase();
  const schema = await withConnection(database.url, readSchema);
  await database.drop();
  await writeFile(file, `${JSON.stringify(schema, null, 2)}\n`);
} finally {
  await close();
}
