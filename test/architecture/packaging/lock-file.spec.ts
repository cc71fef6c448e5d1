import { readFile } from 'node:fs/promises';

type Locked = { optionalDependencies?: Record<string, string> };

describe('the lock file', () => {
  it('contains the packages of every platform, which npm ci requires', async () => {
    const { packages } = JSON.parse(await readFile('package-lock.json', 'utf8')) as {
      packages: Record<string, Locked>;
    };
    const named = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).map((name) => ({ place, name })),
    );
    const isLocked = (name: string) => Object.keys(packages).some((place) => place.endsWith(`node_modules/${name}`));
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter(({ name }) => !isLocked(name))).toEqual([]);
  });
});
