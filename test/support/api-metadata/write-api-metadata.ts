import { writeFileSync } from 'node:fs';
import { apiMetadata, METADATA_FILE } from './api-metadata.js';

/** Writes what the API document says about the fields of all views. Run it after a change of a view. */
writeFileSync(METADATA_FILE, apiMetadata());
