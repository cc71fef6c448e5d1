import { readFileSync } from 'node:fs';
import { apiMetadata, METADATA_FILE } from '#test/support/api-metadata/api-metadata.js';

describe('What the API document says about views', () => {
  it('is written anew after every change of a view', () => {
    expect(readFileSync(METADATA_FILE, 'utf8')).toBe(apiMetadata());
  });
});
