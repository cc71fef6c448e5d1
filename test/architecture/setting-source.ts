import { readdir, readFile } from 'node:fs/promises';

const FOLDER = 'src/platform/config';

/** The source that reads the settings. */
export async function settingSource(): Promise<string> {
  const files = (await readdir(FOLDER, { recursive: true })).filter((file) => file.endsWith('.ts'));
  return (await Promise.all(files.map((file) => readFile(`${FOLDER}/${file}`, 'utf8')))).join('\n');
}

/** The names of all settings but those of sign-in providers. */
export async function settingNames(): Promise<string[]> {
  return [...new Set((await settingSource()).match(/(?<=')[A-Z][A-Z0-9_]+(?=')/g))].filter((name) => name !== 'OIDC_');
}
