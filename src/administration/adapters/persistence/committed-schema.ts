import { readFileSync } from 'node:fs';
import type { Schema } from '../../domain/schema.js';

/** The schema that the migrations create; `npm run schema` writes the file. */
export const COMMITTED_SCHEMA = JSON.parse(
  readFileSync(new URL('committed-schema.json', import.meta.url), 'utf8'),
) as Schema;
