import { expect, type Page } from '@playwright/test';
import { aJobForm } from '#test/support/mothers/job-mother.js';
import { ApiClient } from '#test/support/server/api-client.js';
import { PushService, type StandInBrowser } from '#test/support/stand-ins/push-service.js';
import { ADMIN, signIn, test } from '../../support/servers/mail-site.js';

const PASSWORD = ADMIN.password;

type Shown = { title: string; body: string; data: { path: string } };

/** What of a service worker's scope is used here. */
type WorkerScope = {
  shown: Shown[];
  readonly registration: {
    showNotification(title: string, options: Pick<Shown, 'body' | 'data'>): Promise<void>;
  };
  readonly ExtendableEvent: new (type: string) => Event;
  dispatchEvent(event: Event): boolean;
};

test.use({ serviceWorkers: 'allow', permissions: ['notifications'] });

test('a decision reaches the phone of the applicant, and opens the application', async ({ page, site, context }) => {
  // The decision waits for ten seconds, and the queue for its turn.
  test.slow();
  const service = await new PushService().open();
  const browser = service.browser();
  const name = `push_${Math.random().toString(36).slice(2, 10)}`;
  const account = { username: name, email: `${name}@wayfare.test`, fullName: 'Liv Walker', password: PASSWORD };
  const seeker = await new ApiClient(site.url).register(account);
  const employer = await new ApiClient(site.url).register({
    ...account,
    username: `${name}_inn`,
    email: `${name}_inn@wayfare.test`,
    role: 'employer',
    companyName: 'Beacon Stays',
  });
  const { body: job } = await employer.post<{ id: number }>('/api/jobs', aJobForm({ title: `Keeper ${name}` }));
  await site.approve(job.id);
  const { body: application } = await seeker.post<{ id: number }>('/api/applications', { jobId: job.id });

  await standIn(page, browser);
  await signIn(page.request, name);
  await page.goto('/settings');
  const control = page.getByRole('switch', { name: 'Notifications on this device' });
  await expect(control).not.toBeChecked();
  await control.click();
  await expect(control).toBeChecked();
  await expect(page.getByText('Gets notifications')).toBeVisible();

  await employer.put(`/api/applications/${application.id}/status`, { status: 'shortlisted' });
  // The employer could undo it for ten seconds.
  await expect.poll(() => browser.pushed.length, { timeout: 60_000 }).toBe(1);
  const text = browser.pushed[0]?.text;
  expect(text).toMatchObject({ title: 'News about your application', body: 'Open Wayfare to see it.' });

  const [worker] = context.serviceWorkers();
  // Headless Chromium shows no notifications, so what the service worker shows is recorded.
  await worker?.evaluate(() => {
    const scope = globalThis as unknown as WorkerScope;
    scope.shown = [];
    scope.registration.showNotification = (title, { body, data }) => {
      scope.shown.push({ title, body, data });
      return Promise.resolve();
    };
  });
  await deliver(page, JSON.stringify(text));
  const shown = () => worker?.evaluate(() => (globalThis as unknown as WorkerScope).shown);
  const path = `/job-seeker/application/${application.id}`;
  await expect
    .poll(shown)
    .toEqual([{ title: 'News about your application', body: 'Open Wayfare to see it.', data: { path } }]);
  await worker?.evaluate(() => {
    const scope = globalThis as unknown as WorkerScope;
    const notification = { ...scope.shown[0], close: () => undefined };
    scope.dispatchEvent(Object.assign(new scope.ExtendableEvent('notificationclick'), { notification }));
  });
  await expect(page).toHaveURL(new RegExp(`/job-seeker/application/${application.id}$`));

  await page.goto('/settings');
  await control.click();
  await expect(control).not.toBeChecked();
  await expect(page.getByText('Gets notifications')).toBeHidden();
  await service.close();
});

/** Chromium's own push service is on the internet: this browser subscribes at the stand-in. */
async function standIn(page: Page, { subscription: { endpoint, p256dh, auth } }: StandInBrowser): Promise<void> {
  await page.addInitScript(
    (made) => {
      PushManager.prototype.subscribe = () =>
        Promise.resolve({
          toJSON: () => made,
          unsubscribe: () => Promise.resolve(true),
        } as unknown as PushSubscription);
    },
    { endpoint, keys: { p256dh, auth } },
  );
}

/** Gives a message to the service worker of the page, as the browser does. */
async function deliver(page: Page, data: string): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  await browser.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data });
}
