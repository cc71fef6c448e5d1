import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import PO from 'pofile';
import { eventually } from '../support/eventually.js';
import { patience } from '../support/patience.js';
import { startBuiltServer, type BuiltServer } from '../support/server/built-server.js';

const run = promisify(execFile);

/** What is made or installed, and no source. */
const NO_SOURCES = new Set(['.git', '.data', '.test', 'dist', 'node_modules', 'test-results']);
const DUTCH = "  nl: { name: 'Nederlands', locale: 'nl-NL', direction: 'ltr' },\n";

/** Builds the project twice. */
const TIMEOUT = 900_000 * patience;

describe('a language that is added as the guide for contributors says', () => {
  let home: string;
  let server: BuiltServer | undefined;

  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'wayfare-language-'));
    for (const part of await readdir('.'))
      if (!NO_SOURCES.has(part)) await cp(part, join(home, part), { recursive: true });
    await symlink(join(process.cwd(), 'node_modules'), join(home, 'node_modules'));
  }, TIMEOUT);
  afterAll(async () => {
    await server?.stop();
    await rm(home, { recursive: true, force: true });
  });

  const edit = async (file: string, ...changes: [before: string, after: string][]) => {
    let text = await readFile(join(home, file), 'utf8');
    for (const [before, after] of changes) {
      expect(text).toContain(before);
      text = text.replace(before, after);
    }
    await writeFile(join(home, file), text);
  };
  // Jest's NODE_ENV would build the web app for tests.
  const env = { ...process.env, NODE_ENV: undefined };
  const npm = (...script: string[]) => run('npm', ['run', '--silent', ...script], { cwd: home, env });
  /** The files of the web app that do not compile. */
  const mistaken = async (): Promise<string[]> => {
    const { stdout } = await npm('tsc', '--', '-p', 'web/tsconfig.json').catch((error: { stdout: string }) => error);
    return [...new Set([...stdout.matchAll(/^(\S+)\(\d+,\d+\): error/gm)].map(([, file = '']) => file))];
  };

  it(
    'is asked for by the compiler, and then spoken by pages, scripts and accounts',
    async () => {
      for (const file of ['src/shared/domain/values/language.ts', 'web/src/lib/language/languages.ts'])
        await edit(file, ['  ar: {', `${DUTCH}  ar: {`], ["'it', 'ar']", "'it', 'nl', 'ar']"]);
      await npm('client');
      expect(await mistaken()).toEqual(['web/src/theme/antd-locale.ts']);
      await edit(
        'web/src/theme/antd-locale.ts',
        [
          "import('antd/es/locale/it_IT'),",
          "import('antd/es/locale/it_IT'),\n  nl: () => import('antd/es/locale/nl_NL'),",
        ],
        ["import('dayjs/locale/it'),", "import('dayjs/locale/it'),\n  nl: () => import('dayjs/locale/nl'),"],
      );
      expect(await mistaken()).toEqual([]);
      await npm('messages');
      await translate(join(home, 'locales/nl.po'));
      await npm('build:web');

      server = await startBuiltServer({}, home);
      const { url } = server;
      const page = await eventually(async () => {
        const drawn = await (await fetch(`${url}/nl/job-seeker/search`)).text();
        expect(drawn).toContain('«Available Positions»');
        return drawn;
      });
      expect(page).toContain('<html lang="nl"');
      const [script] = /\/assets\/nl-[\w-]+\.js/.exec(page) ?? [];
      expect(await (await fetch(`${url}${script}`)).text()).toContain('«Sign In»');
      expect(await (await fetch(`${url}/about/about-us`)).text()).toContain(
        `hrefLang="nl" href="${url}/nl/about/about-us"`,
      );
      expect(await languageOfAccount(url)).toBe('nl');
    },
    TIMEOUT,
  );
});

/** Translates each text without placeholders by quoting it. */
async function translate(file: string): Promise<void> {
  const catalog = PO.parse(await readFile(file, 'utf8'));
  for (const item of catalog.items) item.msgstr = [/[{<]/.test(item.msgid) ? item.msgid : `«${item.msgid}»`];
  await writeFile(file, catalog.toString());
}

/** The language of someone who registers with a browser that speaks Dutch. */
async function languageOfAccount(url: string): Promise<unknown> {
  const registered = await fetch(`${url}/api/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': 'nl-NL,nl;q=0.9' },
    body: JSON.stringify({
      username: 'anouk',
      password: 'a long secret',
      confirmPassword: 'a long secret',
      email: 'anouk@wayfare.test',
      fullName: 'Anouk de Vries',
      role: 'job_seeker',
    }),
  });
  expect(registered.status).toBe(201);
  const cookie = registered.headers
    .getSetCookie()
    .map((each) => each.split(';', 1)[0])
    .join('; ');
  return ((await (await fetch(`${url}/api/user`, { headers: { cookie } })).json()) as { language: unknown }).language;
}
