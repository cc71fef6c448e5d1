import { glob, readFile } from 'node:fs/promises';

describe('aggregates', () => {
  it('are exported as Readonly, so that only their own methods change them', async () => {
    const found: string[] = [];
    for await (const file of glob('src/**/domain/**/*.ts')) {
      const source = await readFile(file, 'utf8');
      const [, name] = /^(?:export )?class (\w+) extends (?:AggregateRoot|\w+Record)/m.exec(source) ?? [];
      if (name === undefined) continue;
      found.push(name);
      expect(source).toContain(`\nclass ${name} `);
      expect(source).toContain(`\nexport type ${name.replace(/^Mutable/, '')} = Readonly<${name}>;`);
    }
    expect(found.length).toBeGreaterThan(5);
  });
});
