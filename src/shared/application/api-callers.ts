/** What an API key is for: its employer's listings, to read or to read and write, or the applications for them. */
export const KEY_SCOPES = ['read', 'write', 'read:applications'] as const;
export type KeyScope = (typeof KEY_SCOPES)[number];

/** Whether a key may do what needs a scope. Whoever writes listings may also read them; nothing else includes another. */
export function covers(scope: KeyScope, needed: KeyScope): boolean {
  return scope === needed || (scope === 'write' && needed === 'read');
}

/** The company on whose behalf a program calls, and the member who made its key. */
export type ApiCaller = {
  readonly keyId: number;
  readonly employerId: number;
  readonly userId: number;
  readonly scope: KeyScope;
};

/** Resolves API keys. */
export abstract class ApiCallers {
  /** Records the use of the key. Undefined if it is unknown, revoked or expired, or if its maker left the company. */
  abstract find(key: string): Promise<ApiCaller | undefined>;
}
