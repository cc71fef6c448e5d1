import { glob, readFile } from 'node:fs/promises';

/** The names of the tasks that the source declares. */
async function declaredTasks(): Promise<string[]> {
  const names: string[] = [];
  for await (const path of glob('src/**/*.ts')) {
    for (const [, name = ''] of (await readFile(path, 'utf8')).matchAll(/@ScheduledTask\('([a-z-]+)'/g))
      names.push(name);
  }
  return names.toSorted();
}

/** The keys of the web app's list of display names. */
async function displayNames(): Promise<string[]> {
  const source = await readFile('web/src/features/administration/database/schedules/scheduled-tasks.ts', 'utf8');
  const [, list = ''] = /const NAMES[^{]*\{(.*?)\n\};/s.exec(source) ?? [];
  return [...list.matchAll(/^ {2}'?([a-z-]+)'?:/gm)].map(([, name = '']) => name).toSorted();
}

/** The names in the table of docs/operations.md. */
async function documentedTasks(): Promise<string[]> {
  const [, section = ''] = /^## Scheduled tasks\n(.*?)^## /ms.exec(await readFile('docs/operations.md', 'utf8')) ?? [];
  return [...section.matchAll(/^\| `([a-z-]+)`/gm)].map(([, name = '']) => name).toSorted();
}

describe('each scheduled task', () => {
  it('has a display name in the web app', async () => {
    expect((await declaredTasks()).length).toBeGreaterThan(15);
    expect(await displayNames()).toEqual(await declaredTasks());
  });

  it('is described in the operations guide', async () => {
    expect(await documentedTasks()).toEqual(await declaredTasks());
  });
});
