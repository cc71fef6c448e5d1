import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { readSchema } from '#administration/adapters/persistence/live-schema.js';
import { withConnection } from '#platform/postgres/connection/database-url.js';
import { freshDatabase } from './database.js';
import { readRules, RULES_FILE } from './schema-rules.js';
import { prepareTemplate } from './test-template.js';

/**
 * Writes the schema of the migrations, for comparison with live databases, and its rules, for comparison in a test. Run
 * it after adding a migration.
 */
const file = fileURLToPath(
  new URL('../../../src/administration/adapters/persistence/committed-schema.json', import.meta.url),
);
const close = await prepareTemplate();
try {
  const database = await freshDatabase();
  const schema = await withConnection(database.url, readSchema);
  const rules = await withConnection(database.url, readRules);
  await database.drop();
  await writeFile(file, `${JSON.stringify(schema, null, 2)}\n`);
  await writeFile(RULES_FILE, `${JSON.stringify(rules, null, 2)}\n`);
} finally {
  await close();
}
