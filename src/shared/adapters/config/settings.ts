import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { mailOf } from './mail-settings.js';
import { providersOf } from './oidc-settings.js';
import { s3Of } from './s3-settings.js';
import { withSecretFiles } from './secret-files.js';
import { siteOf } from './site-settings.js';
import { stripeOf } from './stripe-settings.js';
import { address, addresses, optionalText, trueOrFalse, wholeNumber } from './setting-parsers.js';
import { originOf } from './origin.js';
import { WrongSetting } from './wrong-setting.js';

export { WrongSetting } from './wrong-setting.js';

/** The default secrets of docker-compose.yml. */
const TRIAL_SECRET = /only-for-trying-it-out|^0{63}\d$/;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const environment = z.object({
  NODE_ENV: optionalText,
  PORT: wholeNumber('PORT', 0, 65535, 3000),
  HOST: optionalText.refine((text) => text === undefined || text === 'localhost' || isIP(text) > 0, {
    message: 'HOST must be localhost or an IP address such as 0.0.0.0.',
  }),
  PUBLIC_URL: address('PUBLIC_URL', ['http:', 'https:']),
  DATABASE_URL: address('DATABASE_URL', ['postgres:', 'postgresql:']),
  DATABASE_REPLICA_URLS: addresses('DATABASE_REPLICA_URLS', ['postgres:', 'postgresql:']),
  DATA_DIR: z.string().optional(),
  SESSION_SECRET: optionalText.refine((text) => text === undefined || text.length >= 16, {
    message: 'SESSION_SECRET must be at least 16 characters long.',
  }),
  ADMIN_USERNAME: optionalText,
  ADMIN_EMAIL: optionalText,
  ADMIN_PASSWORD: optionalText,
  DEMO_DATA: trueOrFalse('DEMO_DATA'),
  LOG_LEVEL: z
    .enum(['', ...LOG_LEVELS], { message: `LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}.` })
    .optional()
    .transform((text) => text || ('info' as const)),
  TRUST_PROXY: wholeNumber('TRUST_PROXY', 0, 16, 0),
  DATABASE_SECONDS: wholeNumber('DATABASE_SECONDS', 1, 60, 3),
  DATABASE_POOL: wholeNumber('DATABASE_POOL', 2, 1_000, 10),
  SCHEDULES: trueOrFalse('SCHEDULES'),
  ANSWER_CACHE_MB: wholeNumber('ANSWER_CACHE_MB', 0, 100_000, 32),
  LIMIT_REGISTRATIONS_PER_HOUR: wholeNumber('LIMIT_REGISTRATIONS_PER_HOUR', 0, 1_000_000, 100),
  LIMIT_SIGN_IN_STARTS_PER_HOUR: wholeNumber('LIMIT_SIGN_IN_STARTS_PER_HOUR', 0, 1_000_000, 200),
  LIMIT_PASSWORD_RESETS_PER_HOUR: wholeNumber('LIMIT_PASSWORD_RESETS_PER_HOUR', 0, 1_000_000, 20),
  LIMIT_UNSUBSCRIBES_PER_HOUR: wholeNumber('LIMIT_UNSUBSCRIBES_PER_HOUR', 0, 1_000_000, 1_000),
  LIMIT_ACCOUNT_MAILS_PER_HOUR: wholeNumber('LIMIT_ACCOUNT_MAILS_PER_HOUR', 0, 1_000_000, 10),
  LIMIT_EXPORTS_PER_DAY: wholeNumber('LIMIT_EXPORTS_PER_DAY', 0, 1_000_000, 5),
  LIMIT_APPLICATIONS_PER_HOUR: wholeNumber('LIMIT_APPLICATIONS_PER_HOUR', 0, 1_000_000, 100),
  LIMIT_UPLOADS_PER_HOUR: wholeNumber('LIMIT_UPLOADS_PER_HOUR', 0, 1_000_000, 60),
  LIMIT_PROFILE_READS_PER_HOUR: wholeNumber('LIMIT_PROFILE_READS_PER_HOUR', 0, 1_000_000, 300),
  LIMIT_UPLOADS_AT_ONCE: wholeNumber('LIMIT_UPLOADS_AT_ONCE', 0, 1_000_000, 500),
  LIMIT_UPLOAD_MEGABYTES_AT_ONCE: wholeNumber('LIMIT_UPLOAD_MEGABYTES_AT_ONCE', 0, 1_000_000, 500),
  LIMIT_MESSAGES_PER_MINUTE: wholeNumber('LIMIT_MESSAGES_PER_MINUTE', 0, 1_000_000, 60),
  LIMIT_REPORTS_PER_HOUR: wholeNumber('LIMIT_REPORTS_PER_HOUR', 0, 1_000_000, 20),
  LIMIT_CONVERSATIONS_PER_HOUR: wholeNumber('LIMIT_CONVERSATIONS_PER_HOUR', 0, 1_000_000, 30),
  LIMIT_MAILS_PER_RECIPIENT: wholeNumber('LIMIT_MAILS_PER_RECIPIENT', 0, 1_000_000, 20),
  LIMIT_MAILS_PER_SENDER: wholeNumber('LIMIT_MAILS_PER_SENDER', 0, 1_000_000, 200),
  LIMIT_LISTINGS_PER_DAY: wholeNumber('LIMIT_LISTINGS_PER_DAY', 0, 1_000_000, 50),
  LIMIT_VIEWERS_PER_ADDRESS: wholeNumber('LIMIT_VIEWERS_PER_ADDRESS', 0, 1_000_000, 20),
  LIMIT_BACKUPS_PER_HOUR: wholeNumber('LIMIT_BACKUPS_PER_HOUR', 0, 1_000_000, 12),
  LIMIT_CHECKOUTS_PER_HOUR: wholeNumber('LIMIT_CHECKOUTS_PER_HOUR', 0, 1_000_000, 60),
  LIMIT_CONNECTIONS: wholeNumber('LIMIT_CONNECTIONS', 1, 1_000_000, 5_000),
  LIMIT_CONNECTIONS_PER_ADDRESS: wholeNumber('LIMIT_CONNECTIONS_PER_ADDRESS', 0, 1_000_000, 500),
  LIMIT_STREAMS_PER_ADDRESS: wholeNumber('LIMIT_STREAMS_PER_ADDRESS', 0, 1_000_000, 200),
  REQUEST_SECONDS: wholeNumber('REQUEST_SECONDS', 1, 3_600, 120),
  S3_ENDPOINT: address('S3_ENDPOINT', ['http:', 'https:']),
  S3_REGION: optionalText,
  S3_BUCKET: optionalText,
  S3_ACCESS_KEY_ID: optionalText,
  S3_SECRET_ACCESS_KEY: optionalText,
  S3_FORCE_PATH_STYLE: trueOrFalse('S3_FORCE_PATH_STYLE'),
  SMTP_URL: optionalText,
  MAIL_FROM: optionalText,
  DKIM_DOMAIN: optionalText,
  DKIM_SELECTOR: optionalText,
  DKIM_PRIVATE_KEY: optionalText,
  REQUIRE_VERIFIED_EMAIL: trueOrFalse('REQUIRE_VERIFIED_EMAIL'),
  REQUIRE_ADMIN_2FA: trueOrFalse('REQUIRE_ADMIN_2FA'),
  RETENTION_REJECTED_APPLICATIONS_DAYS: wholeNumber('RETENTION_REJECTED_APPLICATIONS_DAYS', 0, 36_500, 0),
  RETENTION_AUDIT_LOG_YEARS: wholeNumber('RETENTION_AUDIT_LOG_YEARS', 0, 100, 0),
  RETENTION_UNUSED_ACCOUNTS_MONTHS: wholeNumber('RETENTION_UNUSED_ACCOUNTS_MONTHS', 0, 1_200, 0),
  METRICS_TOKEN: optionalText.refine((text) => text === undefined || text.length >= 16, {
    message: 'METRICS_TOKEN must be at least 16 characters long.',
  }),
  OUTBOUND_ALLOWED_HOSTS: optionalText,
  STRIPE_SECRET_KEY: optionalText,
  STRIPE_WEBHOOK_SECRET: optionalText,
  EXCHANGE_RATES_FILE: optionalText,
  RESUME_VIEWER_URL: address('RESUME_VIEWER_URL', ['http:', 'https:']),
  OPERATOR_NAME: optionalText,
  CONTACT_EMAIL: optionalText,
  TERMS_URL: address('TERMS_URL', ['http:', 'https:']),
  PRIVACY_URL: address('PRIVACY_URL', ['http:', 'https:']),
  SOCIAL_FACEBOOK: address('SOCIAL_FACEBOOK', ['http:', 'https:']),
  SOCIAL_TWITTER: address('SOCIAL_TWITTER', ['http:', 'https:']),
  SOCIAL_LINKEDIN: address('SOCIAL_LINKEDIN', ['http:', 'https:']),
  SOCIAL_INSTAGRAM: address('SOCIAL_INSTAGRAM', ['http:', 'https:']),
  LANDING_SECTIONS: trueOrFalse('LANDING_SECTIONS'),
});

type Environment = z.infer<typeof environment>;

/** The operator's settings, read once at startup. */
export type Settings = Readonly<ReturnType<typeof readSettings>>;

/**
 * Reads the settings from environment variables.
 * @throws WrongSetting naming the first invalid setting
 */
export function readSettings(environmentVariables: NodeJS.ProcessEnv) {
  const variables = withSecretFiles(environmentVariables);
  const result = environment.safeParse(variables);
  if (!result.success) throw new WrongSetting(result.error.issues[0]?.message);
  const given = result.data;
  const production = given.NODE_ENV === 'production';
  if (production && !given.SESSION_SECRET) {
    throw new WrongSetting('SESSION_SECRET must be set when NODE_ENV is production; a long random text will do.');
  }
  requireMailServer(given);
  const publicUrl = originOf(given.PUBLIC_URL) ?? `http://localhost:${given.PORT}`;
  if (production && !isLocal(publicUrl)) refuseTrialSecrets(variables);
  return {
    production,
    /** TCP port; 0 lets the system choose one. */
    port: given.PORT,
    /** IP address to listen on. Undefined: 127.0.0.1 while the demo data is loaded, else all addresses. */
    host: given.HOST,
    /** Public origin of the site, without a trailing slash. */
    publicUrl,
    /** Undefined: the embedded PostgreSQL below `dataDirectory`. */
    databaseUrl: given.DATABASE_URL,
    /** PostgreSQL standbys for public reads. */
    replicaUrls: given.DATABASE_REPLICA_URLS,
    /** Absolute path of the folder for the embedded database, uploads, backups and the secret. */
    dataDirectory: resolve(given.DATA_DIR || '.data'),
    /** Undefined: generated once and stored in `dataDirectory`. */
    sessionSecret: given.SESSION_SECRET,
    admin: adminOf(given),
    /** Undefined: only in an empty embedded database, and never in production. */
    demoData: demoDataOf(given.DEMO_DATA, production, publicUrl),
    logLevel: given.LOG_LEVEL,
    /** Database timeout of a request in seconds; an outage is reported within it. */
    databaseSeconds: given.DATABASE_SECONDS,
    /** Database connections that requests and background work share. */
    databasePool: given.DATABASE_POOL,
    /** Number of trusted proxies in front of the server. */
    trustedProxies: given.TRUST_PROXY,
    /** Whether this process runs scheduled tasks, including backups. */
    schedules: given.SCHEDULES ?? true,
    /** Cache size for public responses; 0 disables the cache. */
    responseCacheMegabytes: given.ANSWER_CACHE_MB,
    /** Rate limits per period in the name; 0 for no limit. */
    limits: limitsOf(given),
    /** Limits for concurrent uploads in this process; infinite for no limit. */
    uploads: uploadsOf(given),
    /** Counted anonymous viewers per listing, address and day; 0 for no limit. */
    viewersPerAddress: given.LIMIT_VIEWERS_PER_ADDRESS,
    /** Maximum mails per hour to one recipient, and caused by one user; 0 for no limit. */
    mailLimits: { perRecipient: given.LIMIT_MAILS_PER_RECIPIENT, perSender: given.LIMIT_MAILS_PER_SENDER },
    connections: connectionsOf(given),
    /** Undefined: uploads are kept in `dataDirectory`. */
    s3: s3Of(given),
    /** Undefined: no mail is sent. */
    mail: mailOf(given, publicUrl),
    /** OpenID Connect issuers for signing in. */
    providers: providersOf(variables),
    /** Whether users must verify their email address before they apply, post or message. */
    requireVerifiedEmail: given.REQUIRE_VERIFIED_EMAIL ?? false,
    /** Whether admins must pass a second factor before anything else. */
    requireAdminSecondFactor: given.REQUIRE_ADMIN_2FA ?? false,
    /** Retention periods; 0 keeps data until someone deletes it. */
    retention: retentionOf(given),
    /** Undefined: `/metrics` is available only to callers on this machine. */
    metricsToken: given.METRICS_TOKEN,
    /** Private hosts that webhooks and imports may reach. */
    outboundHosts: hostsOf(given.OUTBOUND_ALLOWED_HOSTS),
    /** Undefined: the team sends invoices for premium. */
    stripe: stripeOf(given),
    /** Path of a table of exchange rates; undefined: the bundled one. */
    exchangeRatesFile: given.EXCHANGE_RATES_FILE,
    /** Prefix of a document viewer's address; the resume's address is appended. */
    resumeViewerUrl: given.RESUME_VIEWER_URL,
    site: siteOf(given),
  };
}

function hostsOf(text = ''): ReadonlySet<string> {
  return new Set(
    text
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean),
  );
}

function limitsOf(given: Environment) {
  return {
    registrationsPerHour: given.LIMIT_REGISTRATIONS_PER_HOUR,
    signInStartsPerHour: given.LIMIT_SIGN_IN_STARTS_PER_HOUR,
    passwordResetsPerHour: given.LIMIT_PASSWORD_RESETS_PER_HOUR,
    unsubscribesPerHour: given.LIMIT_UNSUBSCRIBES_PER_HOUR,
    accountMailsPerHour: given.LIMIT_ACCOUNT_MAILS_PER_HOUR,
    exportsPerDay: given.LIMIT_EXPORTS_PER_DAY,
    applicationsPerHour: given.LIMIT_APPLICATIONS_PER_HOUR,
    uploadsPerHour: given.LIMIT_UPLOADS_PER_HOUR,
    messagesPerMinute: given.LIMIT_MESSAGES_PER_MINUTE,
    reportsPerHour: given.LIMIT_REPORTS_PER_HOUR,
    conversationsPerHour: given.LIMIT_CONVERSATIONS_PER_HOUR,
    listingsPerDay: given.LIMIT_LISTINGS_PER_DAY,
    backupsPerHour: given.LIMIT_BACKUPS_PER_HOUR,
    checkoutsPerHour: given.LIMIT_CHECKOUTS_PER_HOUR,
    profileReadsPerHour: given.LIMIT_PROFILE_READS_PER_HOUR,
  };
}

function uploadsOf(given: Environment) {
  return {
    atOnce: given.LIMIT_UPLOADS_AT_ONCE || Number.POSITIVE_INFINITY,
    bytesAtOnce: given.LIMIT_UPLOAD_MEGABYTES_AT_ONCE * 1024 ** 2 || Number.POSITIVE_INFINITY,
  };
}

function connectionsOf(given: Environment) {
  return {
    most: given.LIMIT_CONNECTIONS,
    /** 0 for no limit, because behind a proxy all connections come from its address. */
    mostPerAddress: given.TRUST_PROXY > 0 ? 0 : given.LIMIT_CONNECTIONS_PER_ADDRESS,
    /** Live event streams; 0 for no limit. */
    mostStreamsPerAddress: given.LIMIT_STREAMS_PER_ADDRESS,
    /** Timeout in seconds for receiving a request. */
    requestSeconds: given.REQUEST_SECONDS,
  };
}

/** @throws WrongSetting without a mail server that another setting needs */
function requireMailServer(given: Environment): void {
  if (given.SMTP_URL) return;
  if (given.REQUIRE_VERIFIED_EMAIL) {
    throw new WrongSetting(
      'REQUIRE_VERIFIED_EMAIL needs SMTP_URL, because people verify their address with a mailed link.',
    );
  }
  if (given.RETENTION_UNUSED_ACCOUNTS_MONTHS > 0) {
    throw new WrongSetting(
      'RETENTION_UNUSED_ACCOUNTS_MONTHS needs SMTP_URL, because people are warned by mail before their account is deleted.',
    );
  }
}

function retentionOf(given: Environment) {
  return {
    rejectedApplicationsDays: given.RETENTION_REJECTED_APPLICATIONS_DAYS,
    unusedAccountsMonths: given.RETENTION_UNUSED_ACCOUNTS_MONTHS,
    auditLogYears: given.RETENTION_AUDIT_LOG_YEARS,
  };
}

function demoDataOf(wanted: boolean | undefined, production: boolean, publicUrl: string): boolean | undefined {
  if (!production) return wanted;
  if (wanted && !isLocal(publicUrl)) {
    throw new WrongSetting(
      'DEMO_DATA=true creates accounts with a public password: in production it is allowed only if the host of PUBLIC_URL is localhost or ends in .localhost.',
    );
  }
  return wanted ?? false;
}

function isLocal(publicUrl: string): boolean {
  return /(^|\.)localhost$/.test(new URL(publicUrl).hostname);
}

/** @throws WrongSetting for the default secrets of docker-compose.yml, which are public */
function refuseTrialSecrets(variables: NodeJS.ProcessEnv): void {
  const trial = ['SESSION_SECRET', 'DATABASE_URL', 'S3_SECRET_ACCESS_KEY'].find((name) =>
    TRIAL_SECRET.test(variables[name] ?? ''),
  );
  if (trial === undefined) return;
  throw new WrongSetting(
    `${trial} contains a default secret of docker-compose.yml, which is public: set your own, or use a PUBLIC_URL whose host is localhost or ends in .localhost.`,
  );
}

function adminOf(given: Environment) {
  const { ADMIN_USERNAME: username, ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = given;
  if (!username && !email && !password) return undefined;
  if (!username || !email || !password) {
    throw new WrongSetting('ADMIN_USERNAME, ADMIN_EMAIL and ADMIN_PASSWORD must be set together.');
  }
  return { username, email, password };
}
