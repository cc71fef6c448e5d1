import { defineConfig } from '@hey-api/openapi-ts';

/** The typed client: types and one function per call, from the document that the server writes about itself. */
export default defineConfig({
  input: 'web/src/api/openapi.json',
  output: { path: 'web/src/api/generated', clean: true },
  plugins: [
    '@hey-api/typescript',
    { name: '@hey-api/sdk', responseStyle: 'data' },
    { name: '@hey-api/client-fetch', throwOnError: true, runtimeConfigPath: './web/src/api/client-config.ts' },
  ],
});
