import type { Client } from 'pg';
import { AuthenticatorApp } from '../authenticator-app.js';
import type { Answer, ApiClient } from './api-client.js';
import type { TestServer } from './test-server.js';
import { verifyEmail } from './verify-email.js';

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

/** An authenticator app after its set-up, and the recovery codes. */
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

/** A new job seeker with an authenticator app. */
export async function ownerOfApp(
  server: TestServer,
  account: Record<string, unknown> = {},
): Promise<SetUp & { readonly person: ApiClient }> {
  const person = await server.jobSeeker(account);
  await verifyEmail(server, person);
  return { person, ...(await setUpSecondFactor(person)) };
}

/** A client that has entered this user's password, but no code. */
export async function halfSignedInAs({ user }: ApiClient, server: TestServer): Promise<ApiClient> {
  const visitor = server.visitor();
  const { status } = await enterPassword(visitor, user.username);
  if (status !== 401) throw new Error(`The password alone answered ${status}`);
  return visitor;
}

/** The audit entries about a user's second factor and sign-ins, oldest first. */
export async function signInEntries(
  database: Client,
  userId: number,
): Promise<readonly { readonly action: string; readonly details: object }[]> {
  const sql = `select action, details from audit_entry where subject_id = $1 and action like any ($2) order by position`;
  return (await database.query(sql, [String(userId), ['second-factor.%', 'sign-in.succeeded']])).rows;
}
