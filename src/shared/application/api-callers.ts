/** What an API key may do with its employer's listings: read them, or read and write them. */
export const KEY_SCOPES = ['read', 'write'] as const;
export type KeyScope = (typeof KEY_SCOPES)[number];

/** The employer for whom a program calls. */
export type ApiCaller = { readonly userId: number; readonly scope: KeyScope };

/** API keys that are valid now. */
export abstract class ApiCallers {
  /** Undefined if the key is unknown, revoked or expired, or its account is not there any more. Notes that it was used. */
  abstract find(key: string): Promise<ApiCaller | undefined>;
}
