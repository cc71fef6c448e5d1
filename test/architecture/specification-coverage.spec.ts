import { access, readFile } from 'node:fs/promises';

const TABLE = 'docs/specification-coverage.md';

/** A row: a clause, the files that implement it, and the tests that prove it. */
type Row = { readonly line: number; readonly cells: readonly string[] };

/** A test named by a row; without a title, the whole file. */
type TestReference = { readonly file: string; readonly title: string | undefined };

/** The rows of all tables, without header rows. */
function rowsOf(text: string): Row[] {
  const rows = text.split('\n').map((content, index) => ({ content, line: index + 1 }));
  return rows
    .filter(({ content }) => content.startsWith('|') && !/^\| (Clause|---) \|/.test(content))
    .map(({ content, line }) => ({
      line,
      cells: content
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((cell) => cell.trim()),
    }));
}

function filesIn(cell: string): string[] {
  return cell.split('<br>').map((entry) => /^`([^`]+)`/.exec(entry)?.[1] ?? `not a path: ${entry}`);
}

function testsIn(cell: string): TestReference[] {
  return cell.split('<br>').map((entry) => {
    const [, file, title] = /^`([^`]+)`(?: › (.+))?$/.exec(entry) ?? [];
    return { file: file ?? `not a path: ${entry}`, title: title?.replaceAll('\\|', '|') };
  });
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

describe('the specification coverage table', () => {
  let rows: Row[];

  beforeAll(async () => {
    rows = rowsOf(await readFile(TABLE, 'utf8'));
  });

  it('has a clause, a location and a proof in every row', () => {
    expect(rows.length).toBeGreaterThan(200);
    const incomplete = rows.filter(({ cells }) => cells.length !== 3 || cells.some((cell) => cell === ''));
    expect(incomplete).toEqual([]);
  });

  it('lists no clause twice in a section', async () => {
    const sections = (await readFile(TABLE, 'utf8')).split(/^#+ /m);
    const twice = sections.flatMap((section) => {
      const clauses = rowsOf(section).map(({ cells }) => cells[0]);
      return clauses.filter((clause, index) => clauses.indexOf(clause) !== index);
    });
    expect(twice).toEqual([]);
  });

  it('covers all nine sections and the product decisions', async () => {
    const headings = [...(await readFile(TABLE, 'utf8')).matchAll(/^## (.+)$/gm)].map(([, heading]) => heading ?? '');
    for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
      expect(headings.filter((heading) => heading.startsWith(`${number}. `))).toHaveLength(1);
    }
    expect(headings).toContain('Decisions on open points');
  });

  it('points to existing files', async () => {
    const missing: string[] = [];
    for (const { line, cells } of rows) {
      for (const file of [...filesIn(cells[1] ?? ''), ...testsIn(cells[2] ?? '').map((reference) => reference.file)]) {
        if (!(await exists(file))) missing.push(`line ${line}: ${file}`);
      }
    }
    expect(missing).toEqual([]);
  });

  it('names existing tests', async () => {
    const missing: string[] = [];
    for (const { line, cells } of rows) {
      for (const { file, title } of testsIn(cells[2] ?? '')) {
        expect(file).toMatch(/\.(spec|test|proof)\.tsx?$/);
        const source = (await exists(file)) ? (await readFile(file, 'utf8')).replaceAll("\\'", "'") : '';
        if (title !== undefined && !source.includes(title)) missing.push(`line ${line}: ${file} › ${title}`);
      }
    }
    expect(missing).toEqual([]);
  });
});
