import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { createApp } from '#server.js';
import { readSettings } from '#platform/config/settings.js';
import { describeApi } from '#platform/http/api/openapi.js';

/** The file to write the OpenAPI document to. No database is needed. */
const file = process.argv[2];
if (!file) {
  process.stderr.write('Usage: node dist/commands/openapi.js FILE\n');
  process.exit(1);
}
const app = await createApp(readSettings({ LOG_LEVEL: 'silent' }), 'postgresql://nobody@127.0.0.1:1/none', 'not used');
await app.init();
writeFileSync(file, `${JSON.stringify(describeApi(app), null, 2)}\n`);
await app.close();
