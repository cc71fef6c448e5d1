import { expect, type APIRequestContext } from '@playwright/test';

/** The demo account of each role. */
export const DEMO_ACCOUNTS = { seeker: 'maria', employer: 'grandhotel', admin: 'admin' } as const;

/** The kind of user who views a screen. */
export type Viewer = 'visitor' | keyof typeof DEMO_ACCOUNTS;

/** Signs in a demo account over HTTP; the cookie stays in the browser context. */
export async function signInAs(viewer: Viewer, requests: APIRequestContext): Promise<void> {
  if (viewer === 'visitor') return;
  const response = await requests.post('/api/login', {
    data: { username: DEMO_ACCOUNTS[viewer], password: 'wayfare-demo' },
  });
  expect(response.status(), `signing in as ${viewer}`).toBe(200);
}
