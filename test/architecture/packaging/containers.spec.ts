import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { RECOMMENDED_SETTINGS } from '#platform/embedded-postgres/embedded-postgres.js';
import { readSettings } from '#platform/config/settings.js';

type Service = {
  readonly image?: string;
  readonly command?: readonly string[];
  readonly user?: string;
  readonly init?: boolean;
  readonly ports?: readonly string[];
  readonly ulimits?: { readonly nofile?: number };
  readonly read_only?: boolean;
  readonly privileged?: boolean;
  readonly cap_add?: readonly string[];
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly healthcheck?: { readonly test?: readonly string[] };
  readonly restart?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
};
type Compose = {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, null>>;
};

/** A tag that starts with a full version: three numbers, or two for PostgreSQL. */
const EXACT = /^[^:@]+:v?(\d+\.\d+\.\d+|18\.\d+)(-[\w.]+)?$/;

describe('the containers', () => {
  let dockerfile: string;
  let compose: Compose;
  let version: string;
  let node: string;
  let services: [string, Service][];

  beforeAll(async () => {
    dockerfile = await readFile('Dockerfile', 'utf8');
    compose = parse(await readFile('docker-compose.yml', 'utf8'), { merge: true }) as Compose;
    services = Object.entries(compose.services);
    const { version: own, devDependencies } = JSON.parse(await readFile('package.json', 'utf8')) as {
      version: string;
      devDependencies: Record<string, string>;
    };
    version = own;
    node = devDependencies['node'] ?? '';
  });

  it.each([
    ['postgres:18.6-alpine3.24', true],
    ['axllent/mailpit:v1.30.7', true],
    ['node:24-slim', false],
    ['node:latest', false],
    ['caddy', false],
    ['caddy:2.11-alpine', false],
  ])('are checked for exact versions: %s', (image, isExact) => {
    expect(EXACT.test(image)).toBe(isExact);
  });

  it('use exact image versions and the pinned Node', () => {
    const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image ?? '');
    expect(bases.length).toBeGreaterThan(1);
    expect(new Set(bases)).toEqual(new Set([`node:${node}-trixie-slim`]));
    const images = services.map(([, { image }]) => image ?? 'none');
    expect(images.filter((image) => !EXACT.test(image))).toEqual([]);
    expect(images.filter((image) => image === `wayfare:${version}`)).toHaveLength(2);
  });

  it('use the database image of the tests', async () => {
    const ofTests = /IMAGE = '([^']+)'/.exec(await readFile('test/support/database/database-server.ts', 'utf8'))?.[1];
    expect(compose.services['database']?.image).toBe(ofTests);
  });

  it('run PostgreSQL with the settings of the embedded one', () => {
    const flags = Object.entries(RECOMMENDED_SETTINGS).map(([name, value]) => `-c${name}=${value}`);
    expect(compose.services['database']?.command).toEqual(['postgres', ...flags]);
  });

  it('drop all unneeded privileges', () => {
    for (const [name, service] of services) {
      expect({ name, ...service }).toMatchObject({
        name,
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      });
      expect(service.privileged).toBeUndefined();
    }
    expect(dockerfile.match(/^USER (\S+)/gm)?.at(-1)).toBe('USER node');
    for (const copy of ['wayfare-1', 'wayfare-2']) expect(compose.services[copy]?.user).toBe('node');
  });

  it('check the readiness of each copy', () => {
    for (const name of ['wayfare-1', 'wayfare-2']) {
      expect(compose.services[name]?.healthcheck?.test?.join(' ')).toContain('/health/ready');
    }
  });

  it('have health checks if they keep running', () => {
    const longRunning = services.filter(([, { restart }]) => restart !== 'no');
    expect(longRunning.length).toBeGreaterThan(5);
    for (const [name, { healthcheck }] of longRunning) expect([name, healthcheck?.test?.[0]]).toEqual([name, 'CMD']);
    expect(dockerfile).toMatch(/^HEALTHCHECK /m);
  });

  it('wait for their dependencies', () => {
    const waits = services.flatMap(([name, { depends_on: needs }]) =>
      Object.entries(needs ?? {}).map(([other, { condition }]) => ({ name, other, condition })),
    );
    expect(waits.length).toBeGreaterThan(6);
    for (const { other, condition } of waits) {
      expect(Object.keys(compose.services)).toContain(other);
      const ends = compose.services[other]?.restart === 'no';
      const begun = ['storage', 'mail'].includes(other) ? 'service_started' : 'service_healthy';
      expect(condition).toBe(ends ? 'service_completed_successfully' : begun);
    }
  });

  it('write only to declared volumes', () => {
    const mounts = services.flatMap(([, { volumes }]) => volumes ?? []);
    const used = mounts.filter((mount) => !/^\.\/.*:ro$/.test(mount)).map((mount) => mount.split(':', 1)[0]);
    expect([...new Set(used)].toSorted()).toEqual(Object.keys(compose.volumes).toSorted());
  });

  it('configure both copies alike, trusting one proxy', () => {
    const [one, two] = ['wayfare-1', 'wayfare-2'].map((name) => compose.services[name]?.environment ?? {});
    const { SCHEDULES, ...rest } = two ?? {};
    expect(SCHEDULES).toBe('false');
    expect(rest).toEqual(one);
    expect(one).toMatchObject({ TRUST_PROXY: '1', NODE_ENV: 'production' });
    expect(one?.['PUBLIC_URL']).toMatch(/^\$\{PUBLIC_URL:-https:/);
  });

  it('pass SIGTERM on to Node', () => {
    expect(dockerfile).toMatch(/^CMD \["node", /m);
    expect(dockerfile).not.toMatch(/^ENTRYPOINT/m);
  });

  it('pass SIGTERM on to processes that drop privileges', () => {
    const changing = services.filter(([, { cap_add: rights }]) => rights?.includes('SETUID'));
    expect(changing.map(([name, { init }]) => [name, init])).toEqual([['database', false]]);
  });

  it('allow more open files than connections', () => {
    const { connections } = readSettings({});
    for (const copy of ['wayfare-1', 'wayfare-2']) {
      expect(compose.services[copy]?.ulimits?.nofile).toBeGreaterThan(connections.most + 1_000);
    }
  });

  it('block /metrics at the proxy, including a trailing slash', () => {
    const file = compose.services['proxy']?.environment?.['CADDYFILE'];
    expect(file).toMatch(/@private path \/metrics \/metrics\/\*\n +respond @private 404\n/);
  });

  it('do not advertise HTTP/3, which has no open port', () => {
    const { ports, environment } = compose.services['proxy'] ?? {};
    expect(ports?.filter((port) => port.endsWith('/udp'))).toEqual([]);
    expect(environment?.['CADDYFILE']).toMatch(/^ +protocols h1 h2$/m);
  });

  it('wait for the bucket that the server uses', () => {
    const { healthcheck, environment } = compose.services['storage'] ?? {};
    const bucket = compose.services['wayfare-1']?.environment?.['S3_BUCKET'];
    expect(healthcheck?.test).toEqual(['CMD', '/garage', 'bucket', 'info', bucket]);
    expect(environment?.['GARAGE_DEFAULT_BUCKET']).toBe(bucket);
  });

  it('build the web app from files that the Dockerfile copies', async () => {
    const config = await readFile('web/vite.config.ts', 'utf8');
    expect(config.match(/from '(?!\.\/)\.[^']+'/g) ?? []).toEqual([]);
  });

  it('include every file that the Dockerfile copies', async () => {
    const ignored = (await readFile('.dockerignore', 'utf8')).split('\n');
    expect(ignored).toContain('*');
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(
      ([, names]) => names?.split(' ') ?? [],
    );
    for (const name of new Set(copied)) expect(ignored).toContain(`!${name}`);
  });
});
