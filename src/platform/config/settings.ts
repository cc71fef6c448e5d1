import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { Environment } from './environment.js';
import { mailOf } from './services/mail-settings.js';
import { providersOf } from './services/oidc-settings.js';
import { pushOf } from './services/push-settings.js';
import { COPIES_BUCKET, s3Of, UPLOADS_BUCKET } from './services/s3-settings.js';
import { withSecretFiles } from './secret-files.js';
import { siteOf } from './site-settings.js';
import { stripeOf } from './services/stripe-settings.js';
import { WrongSetting } from './wrong-setting.js';

export { WrongSetting } from './wrong-setting.js';

/** The default secrets of docker-compose.yml. */
const TRIAL_SECRET = /only-for-trying-it-out|^0{63}\d$/;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const ADMIN = { username: 'ADMIN_USERNAME', email: 'ADMIN_EMAIL', password: 'ADMIN_PASSWORD' };

const POSTGRES = ['postgres:', 'postgresql:'];

/** The operator's settings, read once at startup. */
export type Settings = Readonly<ReturnType<typeof readSettings>>;

/**
 * Reads the settings from environment variables.
 * @throws WrongSetting naming the first invalid setting
 */
export function readSettings(variables: NodeJS.ProcessEnv) {
  const environment = new Environment(withSecretFiles(variables));
  const production = environment.text('NODE_ENV') === 'production';
  const port = environment.wholeNumber('PORT', 3000, 0, 65_535);
  const publicUrl = publicUrlOf(environment) ?? `http://localhost:${port}`;
  if (production) requireOwnSecrets(environment, publicUrl);
  const trustedProxies = environment.wholeNumber('TRUST_PROXY', 0, 0, 16);
  const requireAdminSecondFactor = environment.trueOrFalse('REQUIRE_ADMIN_2FA') ?? false;
  const stripe = stripeOf(environment);
  const settings = {
    production,
    /** TCP port; 0 lets the system choose one. */
    port,
    /** IP address to listen on. Undefined: 127.0.0.1 while the demo data is loaded, else all addresses. */
    host: environment.checked('HOST', isHost, 'localhost or an IP address such as 0.0.0.0'),
    /** Public origin of the site, without a trailing slash. */
    publicUrl,
    ...databaseOf(environment),
    /** Absolute path of the folder for the embedded database, uploads, backups and the secret. */
    dataDirectory: resolve(environment.text('DATA_DIR') ?? '.data'),
    /** Undefined: generated once and stored in `dataDirectory`. */
    sessionSecret: environment.secret('SESSION_SECRET'),
    admin: environment.together(ADMIN),
    /** Undefined: only in an empty embedded database, and never in production. */
    demoData: demoDataOf(environment, production, publicUrl),
    logLevel: environment.oneOf('LOG_LEVEL', LOG_LEVELS) ?? 'info',
    /** Number of trusted proxies in front of the server. */
    trustedProxies,
    /** Whether this process runs scheduled tasks, including backups. */
    schedules: environment.trueOrFalse('SCHEDULES') ?? true,
    /** Cache size for public responses; 0 disables the cache. */
    responseCacheMegabytes: environment.wholeNumber('RESPONSE_CACHE_MB', 32, 0, 100_000),
    limits: limitsOf(environment),
    companies: {
      members: environment.wholeNumber('LIMIT_MEMBERS_PER_COMPANY', 100, 1, 1_000),
      workplaces: environment.wholeNumber('LIMIT_WORKPLACES_PER_COMPANY', 200, 0, 1_000),
    },
    uploads: uploadsOf(environment),
    /** Counted anonymous viewers per listing, address and day; 0 for no limit. */
    viewersPerAddress: environment.limit('LIMIT_VIEWERS_PER_ADDRESS', 20),
    mailLimits: mailLimitsOf(environment),
    connections: connectionsOf(environment, trustedProxies),
    /** Undefined: uploads are kept in `dataDirectory`. */
    s3: s3Of(environment, UPLOADS_BUCKET),
    backups: backupsOf(environment),
    /** Undefined: no mail is sent. */
    mail: mailOf(environment, publicUrl),
    /** Undefined: no push messages are sent. */
    push: pushOf(environment, publicUrl),
    /** OpenID Connect issuers for signing in. */
    providers: providersOf(environment),
    /** Whether users must verify their email address before they apply, post or message. */
    requireVerifiedEmail: environment.trueOrFalse('REQUIRE_VERIFIED_EMAIL') ?? false,
    /** Whether admins must pass a second factor before anything else. */
    requireAdminSecondFactor,
    retention: retentionOf(environment),
    /** Undefined: `/metrics` is available only to callers on this machine. */
    metricsToken: environment.secret('METRICS_TOKEN'),
    /** Private hosts that webhooks and imports may reach. */
    outboundHosts: environment.words('OUTBOUND_ALLOWED_HOSTS'),
    /** Undefined: the team sends invoices for premium. */
    stripe,
    /** Path of a table of exchange rates; undefined: the bundled one. */
    exchangeRatesFile: environment.text('EXCHANGE_RATES_FILE'),
    /** Prefix of a document viewer's address; the resume's address is appended. */
    resumeViewerUrl: environment.address('RESUME_VIEWER_URL'),
    site: siteOf(environment, requireAdminSecondFactor, stripe !== undefined),
  };
  requireMailServer(settings);
  return settings;
}

function databaseOf(environment: Environment) {
  return {
    /** Undefined: the embedded PostgreSQL below `dataDirectory`. */
    databaseUrl: environment.address('DATABASE_URL', POSTGRES),
    /** PostgreSQL standbys for public reads. */
    replicaUrls: environment.addresses('DATABASE_REPLICA_URLS', POSTGRES),
    /** Database timeout of a request in seconds; an outage is reported within it. */
    databaseSeconds: environment.wholeNumber('DATABASE_SECONDS', 3, 1, 60),
    /** Database connections that requests and background work share. */
    databasePool: environment.wholeNumber('DATABASE_POOL', 10, 2, 1_000),
  };
}

/** Rate limits per period in the name; 0 for no limit. */
function limitsOf(environment: Environment) {
  return {
    registrationsPerHour: environment.limit('LIMIT_REGISTRATIONS_PER_HOUR', 100),
    signInStartsPerHour: environment.limit('LIMIT_SIGN_IN_STARTS_PER_HOUR', 200),
    passwordResetsPerHour: environment.limit('LIMIT_PASSWORD_RESETS_PER_HOUR', 20),
    unsubscribesPerHour: environment.limit('LIMIT_UNSUBSCRIBES_PER_HOUR', 1_000),
    accountMailsPerHour: environment.limit('LIMIT_ACCOUNT_MAILS_PER_HOUR', 10),
    exportsPerDay: environment.limit('LIMIT_EXPORTS_PER_DAY', 5),
    applicationsPerHour: environment.limit('LIMIT_APPLICATIONS_PER_HOUR', 100),
    uploadsPerHour: environment.limit('LIMIT_UPLOADS_PER_HOUR', 60),
    messagesPerMinute: environment.limit('LIMIT_MESSAGES_PER_MINUTE', 60),
    objectionsPerHour: environment.limit('LIMIT_OBJECTIONS_PER_HOUR', 20),
    reportsPerHour: environment.limit('LIMIT_REPORTS_PER_HOUR', 20),
    conversationsPerHour: environment.limit('LIMIT_CONVERSATIONS_PER_HOUR', 30),
    listingsPerDay: environment.limit('LIMIT_LISTINGS_PER_DAY', 50),
    bulkChangesPerHour: environment.limit('LIMIT_BULK_CHANGES_PER_HOUR', 120),
    candidateSearchesPerDay: environment.limit('LIMIT_CANDIDATE_SEARCHES_PER_DAY', 200),
    candidateLooksPerDay: environment.limit('LIMIT_CANDIDATE_LOOKS_PER_DAY', 100),
    candidateRequestsPerDay: environment.limit('LIMIT_CANDIDATE_REQUESTS_PER_DAY', 20),
    importsPerDay: environment.limit('LIMIT_IMPORTS_PER_DAY', 50),
    fetchedApplicationsPerHour: environment.limit('LIMIT_FETCHED_APPLICATIONS_PER_HOUR', 5_000),
    redeliveriesPerHour: environment.limit('LIMIT_REDELIVERIES_PER_HOUR', 120),
    backupsPerHour: environment.limit('LIMIT_BACKUPS_PER_HOUR', 12),
    checkoutsPerHour: environment.limit('LIMIT_CHECKOUTS_PER_HOUR', 60),
    profileReadsPerHour: environment.limit('LIMIT_PROFILE_READS_PER_HOUR', 300),
  };
}

/** Maximum mails per hour to one recipient, and caused by one user; 0 for no limit. */
function mailLimitsOf(environment: Environment) {
  return {
    perRecipient: environment.limit('LIMIT_MAILS_PER_RECIPIENT', 20),
    perSender: environment.limit('LIMIT_MAILS_PER_SENDER', 200),
  };
}

/** What Wayfare backs up itself, and where copies go. */
function backupsOf(environment: Environment) {
  return {
    /** False leaves the database to the platform. */
    database: environment.trueOrFalse('BACKUP_DATABASE') ?? true,
    /** False leaves uploads to the platform. */
    uploads: environment.trueOrFalse('BACKUP_UPLOADS') ?? true,
    /** The bucket for copies of backups. Undefined: there are none. */
    copies: s3Of(environment, COPIES_BUCKET),
  };
}

/** Limits for concurrent uploads in this process; infinite for no limit. */
function uploadsOf(environment: Environment) {
  return {
    atOnce: environment.limit('LIMIT_UPLOADS_AT_ONCE', 500) || Number.POSITIVE_INFINITY,
    bytesAtOnce: environment.limit('LIMIT_UPLOAD_MEGABYTES_AT_ONCE', 500) * 1024 ** 2 || Number.POSITIVE_INFINITY,
  };
}

/** Retention periods; 0 keeps data until someone deletes it. */
function retentionOf(environment: Environment) {
  return {
    rejectedApplicationsDays: environment.wholeNumber('RETENTION_REJECTED_APPLICATIONS_DAYS', 0, 0, 36_500),
    unusedAccountsMonths: environment.wholeNumber('RETENTION_UNUSED_ACCOUNTS_MONTHS', 0, 0, 1_200),
    auditLogYears: environment.wholeNumber('RETENTION_AUDIT_LOG_YEARS', 0, 0, 100),
  };
}

function connectionsOf(environment: Environment, trustedProxies: number) {
  const mostPerAddress = environment.limit('LIMIT_CONNECTIONS_PER_ADDRESS', 500);
  return {
    most: environment.limit('LIMIT_CONNECTIONS', 5_000, 1),
    /** 0 for no limit, because behind a proxy all connections come from its address. */
    mostPerAddress: trustedProxies > 0 ? 0 : mostPerAddress,
    /** Live event streams; 0 for no limit. */
    mostStreamsPerAddress: environment.limit('LIMIT_STREAMS_PER_ADDRESS', 200),
    /** Timeout in seconds for receiving a request. */
    requestSeconds: environment.wholeNumber('REQUEST_SECONDS', 120, 1, 3_600),
  };
}

/** @throws WrongSetting without a mail server that another setting needs */
function requireMailServer({ mail, requireVerifiedEmail, retention }: Settings): void {
  if (mail) return;
  if (requireVerifiedEmail) {
    throw new WrongSetting(
      'REQUIRE_VERIFIED_EMAIL needs SMTP_URL, because people verify their address with a mailed link.',
    );
  }
  if (retention.unusedAccountsMonths > 0) {
    throw new WrongSetting(
      'RETENTION_UNUSED_ACCOUNTS_MONTHS needs SMTP_URL, because people are warned by mail before their account is deleted.',
    );
  }
}

function isHost(text: string): boolean {
  return text === 'localhost' || isIP(text) > 0;
}

function publicUrlOf(environment: Environment): string | undefined {
  const url = environment.address('PUBLIC_URL');
  if (url === undefined) return undefined;
  const { origin, href } = new URL(url);
  if (href !== `${origin}/`) {
    throw new WrongSetting('PUBLIC_URL must be an origin such as https://jobs.example.com, without a path.');
  }
  return origin;
}

function demoDataOf(environment: Environment, production: boolean, publicUrl: string): boolean | undefined {
  const wanted = environment.trueOrFalse('DEMO_DATA');
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

/** @throws WrongSetting without a secret, or for the default secrets of docker-compose.yml, which are public */
function requireOwnSecrets(environment: Environment, publicUrl: string): void {
  if (environment.text('SESSION_SECRET') === undefined) {
    throw new WrongSetting('SESSION_SECRET must be set when NODE_ENV is production; a long random text will do.');
  }
  if (isLocal(publicUrl)) return;
  const trial = ['SESSION_SECRET', 'DATABASE_URL', 'S3_SECRET_ACCESS_KEY'].find((name) =>
    TRIAL_SECRET.test(environment.text(name) ?? ''),
  );
  if (trial === undefined) return;
  throw new WrongSetting(
    `${trial} contains a default secret of docker-compose.yml, which is public: set your own, or use a PUBLIC_URL whose host is localhost or ends in .localhost.`,
  );
}
