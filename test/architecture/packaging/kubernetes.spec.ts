import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { readSettings } from '#platform/config/settings.js';
import { settingNames } from '../setting-source.js';

const FOLDER = 'docs/kubernetes';

type Manifest = {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly namespace?: string };
  readonly data?: Readonly<Record<string, string>>;
  readonly stringData?: Readonly<Record<string, string>>;
  readonly spec?: {
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
