import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { readSettings } from '#platform/config/settings.js';
import { settingNames } from '../setting-source.js';

const FOLDER = 'docs/kubernetes';

/** As docs/operations.md computes them: of each process one that listens and ten of exports; of PostgreSQL by default. */
const CONNECTIONS_BESIDE_POOL = 11;
const MAX_CONNECTIONS = 100;
const RESERVED_CONNECTIONS = 10;

type Manifest = {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly namespace?: string };
  readonly data?: Readonly<Record<string, string>>;
  readonly stringData?: Readonly<Record<string, string>>;
  readonly spec?: {
    readonly replicas?: number;
    readonly maxReplicas?: number;
    readonly strategy?: { readonly rollingUpdate?: { readonly maxSurge: number } };
    readonly selector?: { readonly app?: string };
    readonly template?: { readonly spec: { readonly containers: readonly { readonly image: string }[] } };
  };
};
type Model = new (manifest: Manifest) => { validate(): void };

/** The schema of a manifest's kind. */
async function modelOf({ apiVersion, kind }: Manifest): Promise<Model> {
  const models = (await import(`kubernetes-models/${apiVersion}`)) as Readonly<Record<string, Model>>;
  const model = models[kind];
  if (!model) throw new Error(`There is no ${kind} in ${apiVersion}.`);
  return model;
}

describe('the Kubernetes manifests', () => {
  let manifests: Manifest[];
  const named = (kind: string) => manifests.filter((manifest) => manifest.kind === kind);

  beforeAll(async () => {
    const files = (await readdir(FOLDER)).filter((name) => name.endsWith('.yaml'));
    const texts = await Promise.all(files.map((name) => readFile(join(FOLDER, name), 'utf8')));
    manifests = texts.flatMap((text) => parseAllDocuments(text).map((document) => document.toJS() as Manifest));
  });

  it('match the Kubernetes schemas', async () => {
    expect(manifests.length).toBeGreaterThan(9);
    for (const manifest of manifests) {
      const Kind = await modelOf(manifest);
      expect(() => new Kind(manifest).validate()).not.toThrow();
    }
  });

  it('fail validation when they do not match', async () => {
    const [deployment] = named('Deployment');
    const wrong = { ...deployment, spec: { ...deployment?.spec, replicas: 'two' } } as unknown as Manifest;
    const Kind = await modelOf(wrong);
    expect(() => new Kind(wrong).validate()).toThrow('replicas');
  });

  it('use one namespace and one image', () => {
    const others = manifests.filter(({ kind, metadata }) => kind !== 'Namespace' && metadata.namespace !== 'wayfare');
    expect(others).toEqual([]);
    const images = manifests.flatMap(({ spec }) => spec?.template?.spec.containers.map(({ image }) => image) ?? []);
    expect(images).toHaveLength(3);
    expect(new Set(images).size).toBe(1);
  });

  it('fit a PostgreSQL with its default number of connections', () => {
    const pool = Number(named('ConfigMap')[0]?.data?.['DATABASE_POOL']);
    const most = named('HorizontalPodAutoscaler')[0]?.spec?.maxReplicas ?? Number.NaN;
    const processes = named('Deployment').map(
      ({ spec }) => (spec?.replicas ?? most) + (spec?.strategy?.rollingUpdate?.maxSurge ?? 0),
    );
    const used = processes.reduce((sum, count) => sum + count, 0) * (pool + CONNECTIONS_BESIDE_POOL);
    expect({ processes, used }).toEqual({ processes: [1, 4], used: 85 });
    expect(used).toBeLessThan(MAX_CONNECTIONS - RESERVED_CONNECTIONS);
  });

  it('have a service for every deployment', () => {
    const apps = named('Service').map(({ spec }) => spec?.selector?.app);
    expect(apps.toSorted()).toEqual(
      named('Deployment')
        .map(({ metadata }) => metadata.name)
        .toSorted(),
    );
  });

  it('set only existing settings, and name a file for every secret', async () => {
    const settings = named('ConfigMap')[0]?.data ?? {};
    const files = Object.entries(settings).filter(([name]) => name.endsWith('_FILE'));
    const secrets = Object.keys(named('Secret')[0]?.stringData ?? {});
    expect(files.map(([, path]) => path).toSorted()).toEqual(secrets.map((name) => `/secrets/${name}`).toSorted());
    const given = Object.fromEntries(Object.entries(settings).filter(([name]) => !name.endsWith('_FILE')));
    const existing = await settingNames();
    for (const name of Object.keys(settings)) expect(existing).toContain(name.replace(/_FILE$/, ''));
    expect(readSettings({ ...given, S3_SECRET_ACCESS_KEY: 'secret' })).toMatchObject({ trustedProxies: 1 });
  });
});
