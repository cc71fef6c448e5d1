/** What an API key may do with its employer's listings: read them, or read and write them. */
export const KEY_SCOPES = ['read', 'write'] as const;
export type KeyScope = (typeof KEY_SCOPES)[number];

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
