import { pageOrigin } from '@/lib/browser/browser.ts';
import { apiFetch } from './http.ts';

/** Makes the generated client speak through {@link apiFetch}, so that it fails with the same errors. */
export function createClientConfig<Config extends object>(config?: Config) {
  return { ...config, baseUrl: pageOrigin, fetch: apiFetch };
}
