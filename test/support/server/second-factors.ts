import { AuthenticatorApp } from '../authenticator-app.js';
import type { Answer, ApiClient } from './api-client.js';

type Methods = {
  readonly passkeys: readonly { readonly id: number }[];
  readonly secondFactor: {
    readonly isOn: boolean;
    readonly recoveryCodesLeft: number;
    readonly isRequired: boolean;
    readonly isMissing: boolean;
  };
};

const PASSWORD = 'correct horse';

/** Someone's app after its set-up, and their recovery codes. */
export type SetUp = { readonly app: AuthenticatorApp; readonly recoveryCodes: readonly string[] };

export function propose(client: ApiClient, password = PASSWORD): Promise<Answer<{ secret: string; address: string }>> {
  return client.post('/api/account/second-factor', { password });
}

/** Turns the second factor on. */
export async function setUpSecondFactor(client: ApiClient): Promise<SetUp> {
  const app = new AuthenticatorApp((await propose(client)).body.secret);
  const { status, body } = await client.put<{ recoveryCodes: string[] }>('/api/account/second-factor', {
    code: app.code(),
  });
  if (status !== 200) throw new Error(`The set-up answered ${status}: ${JSON.stringify(body)}`);
  return { app, recoveryCodes: body.recoveryCodes };
}

export async function signInMethods(client: ApiClient): Promise<Methods> {
  return (await client.get<Methods>('/api/account/sign-in')).body;
}

export function enterPassword(client: ApiClient, username: string, password = PASSWORD): Promise<Answer> {
  return client.post('/api/login', { username, password });
}

export function enterCode(client: ApiClient, code: string): Promise<Answer<{ id: number; code: string }>> {
  return client.post('/api/auth/second-factor', { code });
}
