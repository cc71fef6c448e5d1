import { execFile } from 'node:child_process';
import { appendFile, chmod, chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { databaseAccount } from '#platform/embedded-postgres/account.js';
import { findBinaries } from '#platform/embedded-postgres/binaries.js';
import { openCluster, SUPERUSER, type Cluster } from '#platform/embedded-postgres/cluster.js';
import { RECOMMENDED_SETTINGS } from '#platform/embedded-postgres/embedded-postgres.js';
import { superuserUrl } from '#platform/embedded-postgres/own-database.js';
import { startServer, stopServer, type Installation } from '#platform/embedded-postgres/server-process.js';
import { withConnection } from '#platform/postgres/connection/database-url.js';
import { freePort } from '#test/support/server/built-server.js';

const run = promisify(execFile);

const DATABASE = 'wayfare';
const SETTINGS = {
  ...RECOMMENDED_SETTINGS,
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: 100,
  wal_keep_size: '256MB',
};

type Node = { readonly installation: Installation; readonly port: number };

/** A primary with a streaming standby, and an address that always leads to the primary. */
export class StandbyPair {
  private readonly address: Server;
  private readonly connections = new Set<Socket>();

  private constructor(
    private readonly folder: string,
    private readonly primary: Node,
    private readonly standby: Node,
    /** The port that the address leads to. */
    private target: number,
  ) {
    this.address = createServer((socket) => this.forward(socket));
  }

  static async open(): Promise<StandbyPair> {
    const folder = await mkdtemp(join(tmpdir(), 'wayfare-replicas-'));
    // The system user of the database needs access.
    await chmod(folder, 0o755);
    const account = await databaseAccount(join(folder, 'none'));
    const binaries = await findBinaries(account);
    const cluster = await openCluster(join(folder, 'primary'), binaries, account);
    const primary = { installation: { cluster, binaries, account }, port: await freePort() };
    await start(primary);
    await withConnection(superuserUrl(cluster, primary.port, 'postgres'), (client) =>
      client.query(`create database ${DATABASE}`),
    );
    const standby = await copyOf(primary, join(folder, 'standby'));
    await start(standby);
    const pair = new StandbyPair(folder, primary, standby, primary.port);
    await once(pair.address.listen(0, '127.0.0.1'), 'listening');
    return pair;
  }

  /** URL of the current primary. */
  get url(): string {
    return this.urlAt((this.address.address() as AddressInfo).port);
  }

  get primaryUrl(): string {
    return this.urlAt(this.primary.port);
  }

  get standbyUrl(): string {
    return this.urlAt(this.standby.port);
  }

  /** Stops the standby as a crash would. */
  killStandby(): Promise<void> {
    return kill(this.standby);
  }

  startStandby(): Promise<void> {
    return start(this.standby);
  }

  /** Stops the primary as a crash would, promotes the standby and redirects the address to it. */
  async failOver(): Promise<void> {
    await kill(this.primary);
    await withConnection(this.standbyUrl, (client) => client.query('select pg_promote()'));
    this.target = this.standby.port;
    for (const socket of this.connections) socket.destroy();
  }

  async close(): Promise<void> {
    for (const socket of this.connections) socket.destroy();
    this.address.close();
    await Promise.all([this.primary, this.standby].map(({ installation }) => stopServer(installation)));
    await rm(this.folder, { recursive: true, force: true });
  }

  private urlAt(port: number): string {
    return superuserUrl(this.primary.installation.cluster, port, DATABASE);
  }

  private forward(socket: Socket): void {
    const server = connect(this.target, '127.0.0.1');
    for (const end of [socket, server]) {
      this.connections.add(end);
      end.on('error', () => undefined);
      end.on('close', () => {
        this.connections.delete(end);
        socket.destroy();
        server.destroy();
      });
    }
    socket.pipe(server).pipe(socket);
  }
}

async function start({ installation, port }: Node): Promise<void> {
  const failure = await startServer(installation, SETTINGS, port);
  if (failure !== undefined) throw new Error(`PostgreSQL does not start: ${failure}`);
}

async function kill({ installation }: Node): Promise<void> {
  const [pid = ''] = (await readFile(join(installation.cluster.data, 'postmaster.pid'), 'utf8')).split('\n');
  // Immediate shutdown, without a checkpoint or other writes.
  process.kill(Number(pid), 'SIGQUIT');
  for (;;) {
    try {
      process.kill(Number(pid), 0);
      await new Promise((resolve) => setTimeout(resolve, 20));
    } catch {
      return;
    }
  }
}

/** Creates a standby from an online copy of the files. */
async function copyOf({ installation, port }: Node, home: string): Promise<Node> {
  const { cluster, account } = installation;
  const copy: Cluster = { data: join(home, 'cluster'), log: join(home, 'server.log'), password: cluster.password };
  await run('mkdir', ['-p', home]);
  await withConnection(superuserUrl(cluster, port, 'postgres'), async (client) => {
    await client.query(`select pg_backup_start('standby', true)`);
    await run('cp', ['-a', cluster.data, dirname(copy.data)]);
    const { rows } = await client.query<{ label: string }>('select labelfile as label from pg_backup_stop(false)');
    await writeFile(join(copy.data, 'backup_label'), rows[0]?.label ?? '');
  });
  await rm(join(copy.data, 'postmaster.pid'), { force: true });
  await writeFile(join(copy.data, 'standby.signal'), '');
  const primary = `host=127.0.0.1 port=${port} user=${SUPERUSER} password=${cluster.password} application_name=standby`;
  await appendFile(join(copy.data, 'postgresql.auto.conf'), `primary_conninfo = '${primary}'\n`);
  if (account) {
    const owned = [home, join(copy.data, 'backup_label'), join(copy.data, 'standby.signal')];
    for (const path of owned) await chown(path, account.uid, account.gid);
  }
  return { installation: { ...installation, cluster: copy }, port: await freePort() };
}
