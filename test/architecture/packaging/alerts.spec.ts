import { glob, readFile } from 'node:fs/promises';
import { parse } from 'yaml';

type Rules = { readonly groups: readonly { readonly rules: readonly Rule[] }[] };
type Rule = { readonly alert: string; readonly expr: string; readonly annotations: { readonly summary: string } };

const METRIC = /wayfare_\w+/g;

describe('the alert rules', () => {
  const rules = async () => {
    const { groups } = parse(await readFile('docs/monitoring/alerts.yml', 'utf8')) as Rules;
    return groups.flatMap((group) => group.rules);
  };
  const metricsIn = (text: string) =>
    new Set([...text.matchAll(METRIC)].map(([name]) => name.replace(/_(?:count|bucket)$/, '')));

  it('watch every metric that the documents name, and no other', async () => {
    const documented = (await readFile('docs/operations.md', 'utf8')).match(/^\| Metric [^]*?\n\n/m)?.[0] ?? '';
    const watched = metricsIn((await rules()).map(({ expr }) => expr).join(' '));
    expect(watched.size).toBeGreaterThan(10);
    expect([...watched].toSorted()).toEqual([...metricsIn(documented)].toSorted());
  });

  it('name metrics that the server has, as the dashboard does', async () => {
    const sources: string[] = [];
    for await (const path of glob('src/**/*.ts')) sources.push(await readFile(path, 'utf8'));
    const source = sources.join('\n');
    const dashboard = await readFile('docs/monitoring/grafana/wayfare.json', 'utf8');
    const used = [...metricsIn(`${(await rules()).map(({ expr }) => expr).join(' ')} ${dashboard}`)];
    expect(used.length).toBeGreaterThan(15);
    const isMade = (name: string) =>
      source.includes(`'${name}'`) || source.includes(`'${name.slice('wayfare_'.length)}'`);
    expect(used.filter((name) => !isMade(name))).toEqual([]);
  });

  it('have a name of their own and a sentence', async () => {
    const all = await rules();
    expect(new Set(all.map(({ alert }) => alert)).size).toBe(all.length);
    for (const { annotations } of all) expect(annotations.summary).toMatch(/^[A-Z].*\.$/);
  });
});
