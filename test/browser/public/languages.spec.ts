import { expect, test, type APIRequestContext } from '@playwright/test';
import { sampleOf } from '../../support/sample.js';
import { completeProfile, registerUser } from '../support/actions.js';
import { expectHydrated, holdScripts, openHydrated } from '../support/hydration.js';
import { PageMonitor } from '../support/page-monitor.js';
import { signInAs } from '../support/sign-in.js';

test.describe('a visitor whose browser speaks French', () => {
  test.use({ locale: 'fr-CH' });

  test('searches and opens a listing in French, and chooses English', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL(/\/fr\/?$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Trouvez l’emploi de vos rêves dans le tourisme et l’hôtellerie',
    );
    await openHydrated(page, '/fr/job-seeker/search');
    await expect(page.getByRole('heading', { name: 'Postes ouverts' })).toBeVisible();
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/fr\/jobs\/\d+/);
    await expect(page.getByRole('heading', { name: 'Description du poste' })).toBeVisible();
    const path = new URL(page.url()).pathname;
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(new RegExp(`${path.replace('/fr', '')}(\\?|$)`));
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    // The choice outlives the page.
    await page.goto('/about/pricing');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

test.describe('a job seeker whose browser speaks French', () => {
  test.use({ locale: 'fr-FR' });

  test('searches, reads a listing and applies in French', async ({ page }) => {
    await registerUser(page, 'job_seeker');
    await completeProfile(page);
    // Requests outside the page do not name the language of the browser.
    await page.request.put('/api/account/language', { data: { language: 'fr' } });
    await openHydrated(page, '/fr/job-seeker/search');
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/fr\/jobs\/\d+/);
    await page.getByRole('link', { name: 'Vérifier la candidature' }).first().click();
    await expect(page).toHaveURL(/\/job-seeker\/apply\//);
    await page
      .getByRole('textbox', { name: 'Lettre de motivation' })
      .fill('Je connais bien les maisons au bord de la mer.');
    await page.getByRole('button', { name: 'Envoyer la candidature' }).click();
    await expect(page.getByText('Candidature envoyée', { exact: true }).first()).toBeVisible();
  });
});

test.describe('a visitor whose browser speaks Arabic', () => {
  test.use({ locale: 'ar-AE' });

  test('registers, and fills in a profile from right to left', async ({ page }) => {
    await openHydrated(page, '/ar/auth?tab=register');
    const username = `layla_${Math.random().toString(36).slice(2, 10)}`;
    await page.getByLabel('الاسم الكامل').fill('ليلى حداد');
    await page.getByLabel('البريد الإلكتروني').fill(`${username}@wayfare.test`);
    await page.getByLabel('اسم المستخدم').fill(username);
    await page.getByLabel('كلمة المرور', { exact: true }).fill('a long secret');
    await page.getByLabel('تأكيد كلمة المرور').fill('a long secret');
    await page.locator('form [type="submit"]').click();
    await expect(page).toHaveURL(/\/job-seeker\/dashboard/);
    await page.goto('/job-seeker/profile');
    await page.getByLabel('العنوان التعريفي').fill('موظفة استقبال');
    await page.getByRole('button', { name: 'حفظ التغييرات' }).click();
    await expect(page.getByRole('region', { name: 'ليلى حداد' })).toContainText('موظفة استقبال');
    expect(await (await page.request.get('/api/user')).json()).toMatchObject({ language: 'ar' });
  });

  test('reads from right to left, and signs in to a dashboard in Arabic', async ({ page }) => {
    await openHydrated(page, '/ar/auth');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('مرحباً بعودتك');
    await page.getByLabel('اسم المستخدم').fill('maria');
    await page.getByLabel('كلمة المرور', { exact: true }).fill('wayfare-demo');
    await page.getByRole('button', { name: 'تسجيل الدخول', exact: true }).click();
    await expect(page).toHaveURL(/job-seeker\/dashboard/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('مرحباً');
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  });
});

test.describe('an employer whose browser speaks German', () => {
  test.use({ locale: 'de-DE' });

  test('signs in on a public page, and works in German from there', async ({ page }) => {
    await openHydrated(page, '/de/auth');
    await page.getByLabel('Benutzername').fill('grandhotel');
    await page.getByLabel('Passwort', { exact: true }).fill('wayfare-demo');
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await expect(page).toHaveURL(/\/de\/employer\/dashboard/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Willkommen zurück');
    await page.goto('/de/employer/post-job');
    await expect(page.getByRole('button', { name: 'Stelle veröffentlichen' })).toBeVisible();
  });
});

test('the reasons for jobs found are in the language of the page before and after it is hydrated', async ({
  page,
  context,
  baseURL,
}) => {
  const monitor = new PageMonitor();
  monitor.watch(context, baseURL ?? '');
  const release = await holdScripts(page);
  await page.goto('/de/job-seeker/search?keywords=waiter+lisbon', { waitUntil: 'commit' });
  const reason = page.getByText('Nicht in Lisbon').first();
  await expect(reason).toBeVisible();
  const drawn = await reason.elementHandle();
  release();
  await expectHydrated(page);
  await expect(reason).toBeVisible();
  expect(await drawn?.evaluate((node) => node.isConnected)).toBe(true);
  await expect(page.getByText('Not in Lisbon')).toHaveCount(0);
  monitor.expectNoErrors();
});

test('a visitor chooses a language in the side panel, which opens at the end of the line', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await openHydrated(page, '/job-seeker/search?keywords=chef');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByLabel('Language of this site').selectOption('العربية');
  await expect(page).toHaveURL(/\/ar\/job-seeker\/search\?keywords=chef/);
  await openHydrated(page, '/ar/job-seeker/search?keywords=chef');
  await page.getByRole('button', { name: 'فتح القائمة' }).click();
  const panel = page.getByRole('dialog');
  await expect(panel).toBeVisible();
  await expect.poll(async () => (await panel.boundingBox())?.x).toBe(0);
});

test('a user chooses a language in the settings, which the menu names and the account keeps', async ({ page }) => {
  await signInAs('seeker', page.request);
  await openHydrated(page, '/job-seeker/search');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Language: English' }).click();
  await expect(page).toHaveURL(/\/settings#language$/);
  await page.getByRole('combobox', { name: 'Language of this site' }).click();
  await page.getByTitle('Deutsch').click();
  await expect(page).toHaveURL(/\/de\/settings/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Einstellungen');
  expect(await (await page.request.get('/api/user')).json()).toMatchObject({ language: 'de' });
  // On other devices of this account, and in other tests, the language of the browser counts again.
  await page.request.put('/api/account/language', { data: { language: null } });
});

/** The canonical URL that a page names, and its versions by language. */
async function linksOf(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text();
  const alternates = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)];
  return {
    canonical: /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1],
    alternates: Object.fromEntries(alternates.map(([, language, href]) => [language, href])) as Record<string, string>,
  };
}

/** The paths of all pages that search engines are told of, without those of other languages. */
async function indexedPaths(request: APIRequestContext): Promise<string[]> {
  const locations = async (path: string) =>
    [...(await (await request.get(path)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, url = '']) => new URL(url.replaceAll('&amp;', '&')).pathname,
    );
  return (await locations('/sitemap.xml')).filter((path) => !/^\/[a-z]{2}(?:\/|$)/.test(path));
}

test('each version of each indexed page names the others, and itself as the canonical one', async ({ request }) => {
  const paths = await indexedPaths(request);
  expect(paths.length).toBeGreaterThan(30);
  for (const path of sampleOf(paths, 12)) {
    const english = await linksOf(request, path);
    expect([path, Object.keys(english.alternates)]).toEqual([
      path,
      ['en', 'es', 'fr', 'de', 'pt', 'it', 'ar', 'x-default'],
    ]);
    for (const href of Object.values(english.alternates)) {
      const version = await linksOf(request, new URL(href).pathname);
      expect(version).toEqual({ canonical: href, alternates: english.alternates });
    }
  }
});
