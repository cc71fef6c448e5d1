import { readFileSync } from 'node:fs';

/** What `npm start` tells Node, so that the server is tested and measured as people run it. The folder is the project's. */
export function startFlags(): string[] {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } };
  return scripts.start.split(' ').filter((word) => word.startsWith('--'));
}
