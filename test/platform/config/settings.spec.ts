import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { readSettings, WrongSetting } from '#platform/config/settings.js';
import { VAPID } from '../../support/stand-ins/push-service.js';

describe('readSettings', () => {
  it('has a default for everything', () => {
    expect(readSettings({})).toMatchObject({
      port: 3000,
      publicUrl: 'http://localhost:3000',
      databaseUrl: undefined,
      trustedProxies: 0,
      logLevel: 'info',
      demoData: undefined,
      limits: {
        registrationsPerHour: 100,
        applicationsPerHour: 100,
        uploadsPerHour: 60,
        messagesPerMinute: 60,
        listingsPerDay: 50,
        importsPerDay: 50,
      },
      viewersPerAddress: 20,
      site: { social: {}, landingSections: false, takesPayments: false },
    });
  });

  it('treats an empty value as unset', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: '', LOG_LEVEL: '', DEMO_DATA: '', DATA_DIR: '' }).port).toBe(3000);
  });

  it('reads the operator details of the site', () => {
    const { site } = readSettings({
      OPERATOR_NAME: 'Harbour Jobs Ltd',
      CONTACT_EMAIL: 'help@harbour.test',
      SOCIAL_LINKEDIN: 'https://linkedin.example/harbour',
      LANDING_SECTIONS: 'true',
    });
    expect(site).toMatchObject({
      operator: 'Harbour Jobs Ltd',
      contactEmail: 'help@harbour.test',
      social: { linkedin: 'https://linkedin.example/harbour' },
      landingSections: true,
    });
  });

  it('removes the trailing slash from PUBLIC_URL', () => {
    expect(readSettings({ PUBLIC_URL: 'https://jobs.example.com/' }).publicUrl).toBe('https://jobs.example.com');
  });

  it('sends no mail without SMTP_URL, and derives MAIL_FROM from PUBLIC_URL', () => {
    expect(readSettings({}).mail).toBeUndefined();
    const url = 'smtps://jobs:secret@mail.example.com:465';
    expect(readSettings({ SMTP_URL: url, PUBLIC_URL: 'https://jobs.example.com' }).mail).toEqual({
      url,
      from: 'no-reply@jobs.example.com',
    });
    expect(readSettings({ SMTP_URL: url, MAIL_FROM: 'hello@example.com' }).mail?.from).toBe('hello@example.com');
  });

  it('sends push messages with a pair of keys only', () => {
    const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = VAPID;
    expect(readSettings({}).push).toBeUndefined();
    expect(readSettings({ ...VAPID, PUBLIC_URL: 'https://jobs.example.com' }).push).toEqual({
      publicKey,
      privateKey,
      subject: 'https://jobs.example.com',
    });
    expect(readSettings(VAPID).push?.subject).toBe('mailto:no-reply@localhost');
    for (const wrong of [{ VAPID_PUBLIC_KEY: privateKey }, { VAPID_PRIVATE_KEY: publicKey }, { VAPID_PRIVATE_KEY: '' }])
      expect(() => readSettings({ ...VAPID, ...wrong })).toThrow(/^VAPID_PUBLIC_KEY/);
  });

  it('reads any number of sign-in providers', () => {
    const { providers } = readSettings({
      OIDC_GOOGLE_ISSUER: 'https://accounts.google.com',
      OIDC_GOOGLE_CLIENT_ID: 'an id',
      OIDC_GOOGLE_CLIENT_SECRET: 'a secret',
      OIDC_ACME_ISSUER: 'http://localhost:4000',
      OIDC_ACME_CLIENT_ID: 'an id',
      OIDC_ACME_CLIENT_SECRET: 'a secret',
      OIDC_ACME_LABEL: 'Acme Travel',
      OIDC_ACME_STRICT: 'false',
    });
    expect(providers).toMatchObject([
      { name: 'acme', label: 'Acme Travel', strict: false },
      { name: 'google', label: 'Google', strict: true },
    ]);
  });

  it.each([
    [
      { OIDC_ACME_ISSUER: 'https://acme.test' },
      'OIDC_ACME_ISSUER, OIDC_ACME_CLIENT_ID and OIDC_ACME_CLIENT_SECRET must be set together.',
    ],
    [
      { OIDC_ACME_ISSUER: 'http://acme.test', OIDC_ACME_CLIENT_ID: 'i', OIDC_ACME_CLIENT_SECRET: 's' },
      'OIDC_ACME_ISSUER must be an address that begins with https://.',
    ],
    [
      { OIDC_PENDING_ISSUER: 'https://acme.test' },
      'OIDC_PENDING_ISSUER is not a setting. Providers are set by OIDC_<NAME>_ISSUER, OIDC_<NAME>_CLIENT_ID and OIDC_<NAME>_CLIENT_SECRET, where <NAME> is made of capital letters and digits.',
    ],
    [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535, not "abc".'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535, not "70000".'],
    [{ CONTACT_EMAIL: 'help' }, 'CONTACT_EMAIL must be an email address such as help@example.com.'],
    [{ TERMS_URL: 'terms' }, 'TERMS_URL must be an address that begins with http:// or https://.'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be a whole number from 0 to 16, not "yes".'],
    [
      { DATABASE_URL: 'mysql://u:secret@h/d' },
      'DATABASE_URL must be an address that begins with postgres:// or postgresql://.',
    ],
    [{ PUBLIC_URL: 'jobs.example.com' }, 'PUBLIC_URL must be an address that begins with http:// or https://.'],
    [
      { PUBLIC_URL: 'https://x.org/jobs' },
      'PUBLIC_URL must be an origin such as https://jobs.example.com, without a path.',
    ],
    [
      { PUBLIC_URL: 'https://u:p@x.org' },
      'PUBLIC_URL must be an origin such as https://jobs.example.com, without a path.',
    ],
    [
      { PUBLIC_URL: 'https://x.org/#jobs' },
      'PUBLIC_URL must be an origin such as https://jobs.example.com, without a path.',
    ],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.'],
    [{ DEMO_DATA: 'maybe' }, 'DEMO_DATA must be true or false.'],
    [{ HOST: 'everywhere' }, 'HOST must be localhost or an IP address such as 0.0.0.0.'],
    [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET must be at least 16 characters long.'],
    [{ NODE_ENV: 'production' }, 'SESSION_SECRET must be set when NODE_ENV is production; a long random text will do.'],
    [{ ADMIN_USERNAME: 'root' }, 'ADMIN_USERNAME, ADMIN_EMAIL and ADMIN_PASSWORD must be set together.'],
    [
      { LIMIT_APPLICATIONS_PER_HOUR: '-1' },
      'LIMIT_APPLICATIONS_PER_HOUR must be a whole number from 0 to 1000000, not "-1".',
    ],
    [{ LIMIT_UPLOADS_PER_HOUR: 'x' }, 'LIMIT_UPLOADS_PER_HOUR must be a whole number from 0 to 1000000, not "x".'],
    [
      { SMTP_URL: 'mail.example.com:25' },
      'SMTP_URL must be an address such as smtps://name:password@mail.example.com:465.',
    ],
    [
      { SMTP_URL: 'http://name:secret@mail.example.com' },
      'SMTP_URL must be an address such as smtps://name:password@mail.example.com:465.',
    ],
    [{ SMTP_URL: 'smtp://' }, 'SMTP_URL must be an address such as smtps://name:password@mail.example.com:465.'],
    [{ MAIL_FROM: 'Wayfare' }, 'MAIL_FROM must be an email address such as jobs@example.com.'],
    [{ MAIL_FROM: 'a@b.test\nBcc: c@d.test' }, 'MAIL_FROM must be an email address such as jobs@example.com.'],
    [{ S3_ENDPOINT: 's3.example.com' }, 'S3_ENDPOINT must be an address that begins with http:// or https://.'],
    [
      { BACKUP_S3_BUCKET: 'copies' },
      'BACKUP_S3_ENDPOINT, BACKUP_S3_REGION, BACKUP_S3_BUCKET, BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY must be set together.',
    ],
    [{ BACKUP_UPLOADS: 'no' }, 'BACKUP_UPLOADS must be true or false.'],
    [{ S3_FORCE_PATH_STYLE: 'yes' }, 'S3_FORCE_PATH_STYLE must be true or false.'],
    [
      { S3_BUCKET: 'wayfare', S3_REGION: 'eu-central-1' },
      'S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together.',
    ],
    [
      { RESUME_VIEWER_URL: 'javascript:' },
      'RESUME_VIEWER_URL must be an address that begins with http:// or https://.',
    ],
  ])('rejects %o with an explanation', (variables, sentence) => {
    expect(() => readSettings(variables)).toThrow(new WrongSetting(sentence));
  });

  it.each([
    'https://jobs.example.com',
    'http://127.0.0.1:3000',
    'https://localhost.example.com',
    'https://notlocalhost',
  ])('rejects DEMO_DATA=true in production at %s', (PUBLIC_URL) => {
    const production = { NODE_ENV: 'production', SESSION_SECRET: 'sixteen letters!', PUBLIC_URL };
    expect(readSettings(production).demoData).toBe(false);
    expect(() => readSettings({ ...production, DEMO_DATA: 'true' })).toThrow(/^DEMO_DATA=true /);
    expect(readSettings({ ...production, NODE_ENV: '', DEMO_DATA: 'true' }).demoData).toBe(true);
  });

  it.each(['http://localhost:3000', 'https://wayfare.localhost:8443'])(
    'accepts DEMO_DATA=true in production at %s',
    (PUBLIC_URL) => {
      const production = { NODE_ENV: 'production', SESSION_SECRET: 'sixteen letters!', DEMO_DATA: 'true' };
      expect(readSettings({ ...production, PUBLIC_URL }).demoData).toBe(true);
    },
  );

  it('rejects the secrets of docker-compose.yml in production, except on localhost', async () => {
    const { services } = parse(await readFile('docker-compose.yml', 'utf8'), { merge: true }) as {
      services: { 'wayfare-1': { environment: Record<string, string> } };
    };
    const trial = Object.fromEntries(
      Object.entries(services['wayfare-1'].environment).map(([name, value]) => [
        name,
        value.replace(/\$\{\w+:-([^}]*)\}/g, '$1'),
      ]),
    );
    expect(readSettings(trial).production).toBe(true);
    const own = { ...trial, PUBLIC_URL: 'https://jobs.example.com', DEMO_DATA: 'false' };
    const chosen = {
      SESSION_SECRET: 'a long random text',
      DATABASE_URL: 'postgresql://wayfare:random@database/wayfare',
      S3_SECRET_ACCESS_KEY: 'b'.repeat(64),
    };
    expect(() => readSettings({ ...own, ...chosen })).not.toThrow();
    for (const name of Object.keys(chosen)) {
      expect(() => readSettings({ ...own, ...chosen, [name]: trial[name] })).toThrow(
        `${name} contains a default secret`,
      );
    }
  });

  it('reads secrets from files, without the final line break', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'wayfare-secrets-'));
    try {
      const file = join(folder, 'secret');
      await writeFile(file, 'a secret of many letters\n');
      expect(readSettings({ SESSION_SECRET_FILE: file }).sessionSecret).toBe('a secret of many letters');
      const provider = { OIDC_ACME_ISSUER: 'https://acme.test', OIDC_ACME_CLIENT_ID: 'an id' };
      const { providers } = readSettings({ ...provider, OIDC_ACME_CLIENT_SECRET_FILE: file });
      expect(providers).toMatchObject([{ clientSecret: 'a secret of many letters' }]);
      expect(() => readSettings({ SESSION_SECRET_FILE: file, SESSION_SECRET: 'another secret text' })).toThrow(
        'Set either SESSION_SECRET or SESSION_SECRET_FILE, not both.',
      );
      expect(() => readSettings({ SMTP_URL_FILE: join(folder, 'none') })).toThrow(/^SMTP_URL_FILE: .* \(ENOENT\)\.$/);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('does not include passwords in errors', () => {
    expect(() => readSettings({ DATABASE_URL: 'mysql://u:hunter2@h/d' })).not.toThrow(/hunter2/);
  });
});
