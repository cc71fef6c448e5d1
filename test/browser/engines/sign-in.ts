import { expect } from '@playwright/test';
import type { Visitor } from './visitor.js';

/** Signs in with the form, and waits for the dashboard. */
export async function signIn(visitor: Visitor, username: string, password = 'a long secret'): Promise<void> {
  await visitor.open('/auth');
  await visitor.fill('Username', username);
  await visitor.fill('Password', password);
  await visitor.press('button', 'Sign in');
  await expect.poll(() => visitor.path()).toContain('/dashboard');
}
