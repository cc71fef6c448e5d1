import { readFile } from 'node:fs/promises';

/** The sentences about each status, as the source has them. */
async function sentencesIn(path: string): Promise<string | undefined> {
  return /const STATUS_NEWS[^{]*\{\n(.*?)\n\};/s.exec(await readFile(path, 'utf8'))?.[1];
}

it('employers see what applicants are mailed without a message', async () => {
  const mailed = await sentencesIn('src/notifications/adapters/mails/applications/application-status.ts');
  expect(mailed).toContain('rejected: msg(');
  expect(await sentencesIn('web/src/features/applications/received/move/status-news.ts')).toBe(mailed);
});
