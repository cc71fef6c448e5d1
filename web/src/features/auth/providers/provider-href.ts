/** The URL that starts signing in with a provider. */
export function providerHref(name: string, returnTo?: string): string {
  const query = returnTo === undefined ? '' : `?${new URLSearchParams({ returnTo }).toString()}`;
  return `/api/auth/${encodeURIComponent(name)}${query}`;
}
