import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '#platform/embedded-postgres/embedded-postgres.js';
import { ApiClient } from '#test/support/server/api-client.js';
import { openListing } from '#test/support/mothers/open-listing.js';
import { ReverseProxy } from '#test/support/server/reverse-proxy.js';
import { SimulatedEmployer, PASSWORD, SimulatedSeeker, type Workload, type SimulatedUser } from './clients.js';
import { DatabaseProcess } from './database.js';
import { Supervisor } from './supervisor.js';
import { ResponseMonitor } from './monitor.js';
import { Ledger } from './ledger.js';

const ADMIN = { username: 'admin', email: 'admin@wayfare.test', password: PASSWORD };

/** The operator's PostgreSQL, which a supervisor restarts, or the embedded one. */
export type DatabaseKind = 'external' | 'embedded';

export type SiteOptions = {
  readonly people: number;
  readonly database?: DatabaseKind;
  /** Number of servers behind a proxy; by default one without a proxy. */
  readonly behindProxy?: number;
  readonly variables?: Record<string, string>;
  /** The project whose build its servers run; by default this one. */
  readonly home?: string;
};

/** An installation to cause faults in, and its users. */
export class Site {
  readonly ledger = new Ledger();
  readonly monitor = new ResponseMonitor(() => false);
  /** The address for users. */
  readonly url: string;
  users: readonly SimulatedUser[] = [];

  private constructor(
    readonly database: DatabaseProcess,
    readonly servers: readonly [Supervisor, ...Supervisor[]],
    private readonly proxy: ReverseProxy | undefined,
    private readonly release: () => Promise<void>,
  ) {
    this.url = proxy?.url ?? servers[0].url;
  }

  static async open({
    people,
    database = 'external',
    behindProxy = 0,
    variables,
    home: project,
  }: SiteOptions): Promise<Site> {
    const folder = await mkdtemp(join(tmpdir(), 'wayfare-faults-'));
    // When run as root, PostgreSQL's system user needs access.
    await chmod(folder, 0o755);
    const home = join(folder, 'postgres');
    const external = database === 'external' ? await startEmbeddedPostgres({ dataDirectory: home }) : undefined;
    const proxies = behindProxy > 0 ? 1 : 0;
    const start = () =>
      Supervisor.start(
        { ...settings(folder, proxies), ...(external && { DATABASE_URL: external.url }), ...variables },
        project,
      );
    const servers: [Supervisor, ...Supervisor[]] = [await start()];
    while (servers.length < behindProxy) servers.push(await start());
    const proxy = proxies > 0 ? await ReverseProxy.start(servers.map(({ url }) => url)) : undefined;
    const site = new Site(new DatabaseProcess(home), servers, proxy, async () => {
      await proxy?.stop();
      for (const server of servers) await server.stop();
      await external?.stop();
      await rm(folder, { recursive: true, force: true });
    });
    await site.people(people).catch(async (error: unknown) => {
      await site.close();
      throw error;
    });
    return site;
  }

  close(): Promise<void> {
    return this.release();
  }

  visitor(): ApiClient {
    return new ApiClient(this.url);
  }

  admin(): Promise<ApiClient> {
    return this.visitor().login(ADMIN.username, ADMIN.password);
  }

  /** New users, signed in one after another: a server refuses more passwords at once than it can hash soon. */
  async registered(role: string, count: number, name = role): Promise<ApiClient[]> {
    const users: ApiClient[] = [];
    for (let number = 0; number < count; number += 1) {
      const username = name === role ? `${role}-${number}` : `${name}-${role}-${number}`;
      const account = { username, email: `${username}@wayfare.test`, fullName: username, password: PASSWORD, role };
      users.push(await this.visitor().register(account));
    }
    return users;
  }

  /** Resolves once the proxy uses all servers. */
  async allInTurn(): Promise<void> {
    await this.proxy?.allReady();
  }

  /**
   * Runs `fault` while all users work, then compares acknowledged writes with the database.
   * @throws Error listing all violations
   */
  async underLoad<T>(mayFail: (code: string) => boolean, fault: () => Promise<T>): Promise<T> {
    this.monitor.mayFail = mayFail;
    const end = new AbortController();
    const work = Promise.all(this.users.map((user) => user.work(end.signal)));
    let result: T;
    try {
      // The work ends early only by failing, which then ends everything.
      result = (await Promise.race([fault(), work])) as T;
    } finally {
      end.abort();
    }
    await work;
    const violations = [...this.monitor.violations, ...(await this.ledger.violations(await this.database.url()))];
    if (violations.length > 0)
      throw new Error(`${violations.length} violations:\n  ${violations.slice(0, 20).join('\n  ')}`);
    return result;
  }

  /** Figures about the users' responses. */
  figures(): string {
    const { answers, refusals, interrupted, slowest } = this.monitor;
    return (
      `${this.users.length} users, ${this.ledger.writes} writes acknowledged, none lost or duplicated; ` +
      `${answers} responses (${refusals} × 503, no other 5xx, no session lost), ${interrupted} requests interrupted; ` +
      `slowest response ${seconds(slowest)}`
    );
  }

  private async people(count: number): Promise<void> {
    const admin = await this.admin();
    const { ledger, monitor } = this;
    const workload: Workload = { ledger, monitor, admin, visitor: () => this.visitor(), openJobs: [] };
    const employers = await this.registered('employer', Math.ceil(count / 5));
    const seekers = await this.registered('job_seeker', count - employers.length);
    for (const employer of employers) {
      workload.openJobs.push(await openListing(employer, admin, { department: `${employer.user.username} 0` }));
    }
    const users: SimulatedUser[] = [];
    for (const [index, seeker] of seekers.entries()) {
      const at = index % employers.length;
      const employer = employers[at];
      if (!employer) continue;
      const about = { participantId: employer.user.id, jobId: workload.openJobs[at] };
      const { id } = (await seeker.post<{ id: number }>('/api/conversations', about)).body;
      users.push(new SimulatedSeeker(workload, seeker, id));
      if (index < employers.length) users.push(new SimulatedEmployer(workload, employer, id));
    }
    this.users = users;
  }
}

function settings(folder: string, proxies: number): Record<string, string> {
  return {
    DATA_DIR: folder,
    SESSION_SECRET: 'one secret for all processes',
    DEMO_DATA: 'false',
    LOG_LEVEL: 'silent',
    TRUST_PROXY: String(proxies),
    ADMIN_USERNAME: ADMIN.username,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    LIMIT_REGISTRATIONS_PER_HOUR: '0',
    LIMIT_APPLICATIONS_PER_HOUR: '0',
    LIMIT_UPLOADS_PER_HOUR: '0',
    LIMIT_LISTINGS_PER_DAY: '0',
    LIMIT_MESSAGES_PER_MINUTE: '0',
    LIMIT_CONVERSATIONS_PER_HOUR: '0',
    LIMIT_PROFILE_READS_PER_HOUR: '0',
    LIMIT_VIEWERS_PER_ADDRESS: '0',
  };
}

/** Formats milliseconds. */
export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
