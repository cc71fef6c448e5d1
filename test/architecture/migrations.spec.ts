import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { migrations } from '#platform/postgres/migrations/index.js';

const FOLDER = 'src/platform/postgres/migrations';

/** The time in the name of a migration's file. */
const TIME = /\d{14}/;

/** The last migration before versions had to run side by side. */
const LAST_UNCHECKED = '20261123001900';

/** Changes that break reads or writes of the previous version. */
const BREAKING_CHANGES: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['drops a table', /\bdrop table\b/i],
  ['drops a column', /\bdrop column\b/i],
  ['renames', /\brename (to|column|constraint)\b/i],
  ['changes a type', /\balter column \w+ (set data )?type\b/i],
  ['forbids null in a column', /\balter column \w+ set not null\b/i],
  [
    'adds a column that the previous version cannot fill',
    /\badd column \w+ (?!.*\b(default|generated)\b)[^,;`]*\bnot null\b/i,
  ],
];

/** Migrations that remove what the previous version no longer uses, with the reason. */
const ALLOWED: Readonly<Record<string, string>> = {
  '20261130230000_view-marks-by-day.sql': 'Both tables are made again, with the names and columns that it uses.',
};

describe('migrations', () => {
  it('are ordered by name, without duplicates', () => {
    const names = migrations.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)].toSorted());
  });

  it('keep the schema usable for the previous version', async () => {
    const files = (await readdir(FOLDER)).filter((name) => TIME.test(name));
    expect(files).toHaveLength(migrations.length);
    const broken: string[] = [];
    for (const file of files.filter((name) => (TIME.exec(name)?.[0] ?? '') > LAST_UNCHECKED)) {
      const source = await readFile(join(FOLDER, file), 'utf8');
      const found = BREAKING_CHANGES.filter(([, pattern]) => pattern.test(source)).map(([what]) => `${file} ${what}`);
      if (!(file in ALLOWED)) broken.push(...found);
    }
    expect(broken).toEqual([]);
  });

  it.each([
    ['alter table job drop column pay', true],
    ['alter table job add column pay text not null', true],
    ['alter table job add column pay text', false],
    [`alter table job add column pay text not null default ''`, false],
    ['alter table job alter column pay type integer', true],
    ['alter table job rename column pay to wage', true],
  ])('are checked for breaking changes: %s', (sql, isBreaking) => {
    expect(BREAKING_CHANGES.some(([, pattern]) => pattern.test(sql))).toBe(isBreaking);
  });
});
