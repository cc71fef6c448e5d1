import { defineConfig } from '@hey-api/openapi-ts';

/** The typed client: types and one function per call, from the document that the server writes about itself. */
export default defineConfig({
  input: 'web/src/api/openapi.json',
  output: { path: 'web/src/api/generated', clean: true },
  plugins: ['@hey-api/typescript', '@hey-api/sdk', { name: '@hey-api/client-fetch', throwOnError: true }],
});
