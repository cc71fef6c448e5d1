import { defineConfig } from '@hey-api/openapi-ts';

/** Generates the typed client from the server's OpenAPI document: types and one function per endpoint. */
export default defineConfig({
  input: 'web/src/api/openapi.json',
  output: { path: 'web/src/api/generated', clean: true },
  plugins: [
    '@hey-api/typescript',
    {
      name: '@hey-api/sdk',
      responseStyle: 'data',
      // One file per tag, so that a page loads only the calls of its areas.
      '~hooks': { symbols: { getFilePath: ({ meta }) => meta?.['tags']?.[0] && `calls/${meta['tags'][0]}` } },
    },
    { name: '@hey-api/client-fetch', throwOnError: true, runtimeConfigPath: './web/src/api/client-config.ts' },
  ],
});
