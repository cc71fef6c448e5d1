import { readFileSync } from 'node:fs';

function words(): string[] {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } };
  return scripts.start.split(' ');
}

/** Node's options in `npm start`, so that tests and benchmarks run the server as in production. */
export function startFlags(): string[] {
  return words().filter((word) => word.startsWith('--'));
}

/** The environment variables that `npm start` sets. */
export function startVariables(): Record<string, string> {
  const assignments = words().filter((word) => /^[A-Z_]+=/.test(word));
  return Object.fromEntries(assignments.map((word) => word.split('=', 2)));
}
