import { isDeepStrictEqual } from 'node:util';
import { Environment } from './environment.js';
import { readSettings } from './settings.js';

/** What keeps a value out of the log, by the name of its setting. */
const SECRET = /SECRET|PASSWORD|TOKEN|KEY|ADMIN_/;

/**
 * The variables that change a setting, by name, for the log: without secrets, and addresses without what stands before
 * their host or after their path.
 */
export function changedSettings(variables: NodeJS.ProcessEnv): Readonly<Record<string, string>> {
  const settings = readSettings(variables);
  const changed = new Environment(variables).names.filter((name) => !isEqualWithout(name, variables, settings));
  return Object.fromEntries(changed.toSorted().map((name) => [name, shown(name, variables[name] ?? '')]));
}

function isEqualWithout(name: string, variables: NodeJS.ProcessEnv, settings: unknown): boolean {
  try {
    return isDeepStrictEqual(readSettings({ ...variables, [name]: undefined }), settings);
  } catch {
    // Others need it.
    return false;
  }
}

function shown(name: string, value: string): string {
  if (SECRET.test(name) && !name.endsWith('_FILE')) return '(set)';
  return value.replaceAll(/\b([a-z][\w+.-]*:\/\/)(?:[^\s,/?#]*@)?([^\s,?#]*)(?:[?#][^\s,]*)?/gi, '$1$2');
}
