import { readFileSync } from 'node:fs';
import { WrongSetting } from './wrong-setting.js';

/** Settings that may contain a secret. Each can be given as a file whose path is in `<NAME>_FILE`. */
const SECRETS = [
  'DATABASE_URL',
  'DATABASE_REPLICA_URLS',
  'SESSION_SECRET',
  'ADMIN_PASSWORD',
  'METRICS_TOKEN',
  'S3_SECRET_ACCESS_KEY',
  'BACKUP_S3_SECRET_ACCESS_KEY',
  'SMTP_URL',
  'DKIM_PRIVATE_KEY',
  'VAPID_PRIVATE_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
] as const;

/** A secret of an OpenID Connect issuer, given as a file. */
const PROVIDER_SECRET_FILE = /^(OIDC_[A-Z][A-Z0-9]*_CLIENT_SECRET)_FILE$/;

/**
 * The variables with the contents of the files that `<NAME>_FILE` names, as Docker and Kubernetes mount secrets.
 * @throws WrongSetting if a file cannot be read, or if both variables are set; never with the contents
 */
export function withSecretFiles(variables: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const result = { ...variables };
  for (const [key, path] of Object.entries(variables)) {
    const name = SECRETS.find((secret) => key === `${secret}_FILE`) ?? PROVIDER_SECRET_FILE.exec(key)?.[1];
    if (!name || !path) continue;
    if (variables[name]) throw new WrongSetting(`Set either ${name} or ${key}, not both.`);
    result[name] = contentOf(key, path);
    delete result[key];
  }
  return result;
}

function contentOf(key: string, path: string): string {
  try {
    // Editors and `echo` end a file with a line break.
    return readFileSync(path, 'utf8').replace(/\r?\n$/, '');
  } catch (error) {
    throw new WrongSetting(`${key}: the file ${path} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
}
