import type { TestRecord } from './test-records.js';

const ANSI = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

/** Characters that XML 1.0 cannot contain. */
const NOT_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const messageOf = (error: string) => error.replaceAll(ANSI, '').trim();

/** One line a failed test, which names its file: `test/api/jobs/post-job.spec.ts:97 › posting › needs a title`. */
export function failuresOf(records: readonly TestRecord[]): string[] {
  return records.filter(({ errors }) => errors.length > 0).map((record) => `${placeOf(record)} › ${record.name}`);
}

function placeOf({ file, line }: TestRecord): string {
  return line === undefined ? file : `${file}:${line}`;
}

/** Annotations that GitHub shows beside the lines of failed tests. */
export function annotationsOf(records: readonly TestRecord[]): string[] {
  const escaped = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  return records
    .filter(({ errors }) => errors.length > 0)
    .map(
      ({ file, line = 1, name, errors }) =>
        `::error file=${file},line=${line},title=${escaped(name).replaceAll(':', '%3A').replaceAll(',', '%2C')}::${escaped(messageOf(errors[0] ?? ''))}`,
    );
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const xml = (text: string) =>
  text.replaceAll(NOT_XML, '').replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? '');

/** A report in the JUnit format, which CI systems read: a suite for each file. */
export function junitOf(records: readonly TestRecord[]): string {
  const files = Map.groupBy(records, ({ file }) => file);
  const suites = [...files].map(([file, tests]) => {
    const failures = tests.filter(({ errors }) => errors.length > 0).length;
    const cases = tests.map(({ name, seconds, errors }) => {
      const head = `<testcase classname="${xml(file)}" name="${xml(name)}" time="${seconds.toFixed(3)}"`;
      const bodies = errors.map((error) => `<failure>${xml(messageOf(error))}</failure>`);
      return bodies.length > 0 ? `${head}>${bodies.join('')}</testcase>` : `${head}/>`;
    });
    return `<testsuite name="${xml(file)}" tests="${tests.length}" failures="${failures}">\n${cases.join('\n')}\n</testsuite>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${suites.join('\n')}\n</testsuites>\n`;
}

/** Seconds per file, by which the next run balances its suites. */
export function timesOf(records: readonly TestRecord[]): Record<string, number> {
  const times: Record<string, number> = {};
  for (const { file, seconds } of records) times[file] = (times[file] ?? 0) + seconds;
  return times;
}
