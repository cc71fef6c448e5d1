import { pageOrigin } from '@/lib/browser/browser.ts';
import { apiFetch } from './http.ts';

/** Makes the generated client use {@link apiFetch}, so that it throws the same errors. */
export function createClientConfig<Config extends object>(config?: Config) {
  return { ...config, baseUrl: pageOrigin, fetch: apiFetch };
}
