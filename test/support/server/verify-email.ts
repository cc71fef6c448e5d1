import { Database } from '#platform/postgres/database.js';
import type { ApiClient } from './api-client.js';
import type { TestServer } from './test-server.js';

/** Verifies a user's email address without a mail. */
export async function verifyEmail({ app }: TestServer, { user }: ApiClient): Promise<void> {
  await app.get(Database).query('update user_account set email_verified_at = now() where id = $1', [user.id]);
}
