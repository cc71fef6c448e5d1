import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { useCasesWithoutExecute } from './use-cases.js';

const path = 'src/jobs/application/post-job.ts';

/** A use case with this body. */
const useCase = (body: string, name = 'PostJob') => ({ path, text: `@UseCase()\nexport class ${name} { ${body} }` });

describe('use cases', () => {
  it('have one public method, execute', () => {
    const fine = useCase('constructor(private readonly jobs: Jobs) {} execute() {} private check() {}');
    expect(useCasesWithoutExecute([fine])).toEqual([]);
  });

  it.each([
    ['another method beside it', 'execute() {} async next() {}', 'execute, next'],
    ['a method of another name', 'post() {}', 'post'],
    ['a public field', 'execute() {} count = 0;', 'execute, count'],
    ['no public method', 'private post() {}', 'nothing public'],
  ])('must not have %s', (_what, body, found) => {
    expect(useCasesWithoutExecute([useCase(body)])).toEqual([`${path}: PostJob has ${found}`]);
  });

  it('may be a family with several verbs, but then have no execute', () => {
    const family = (body: string) => ({ path, text: `@UseCases()\nexport class ListingReview { ${body} }` });
    expect(useCasesWithoutExecute([family('approve() {} reject() {}')])).toEqual([]);
    expect(useCasesWithoutExecute([family('approve() {}')])).toEqual([`${path}: ListingReview has approve`]);
    expect(useCasesWithoutExecute([family('approve() {} execute() {}')])).toEqual([
      `${path}: ListingReview has approve, execute`,
    ]);
  });

  it('include those that their module makes', () => {
    const made = { path, text: 'export class PurgeJobs { execute() {} next() {} }' };
    expect(useCasesWithoutExecute([made])).toEqual([`${path}: PurgeJobs has execute, next`]);
  });

  it('may describe the next run of a retention task', () => {
    const due = (type: string) => ({ path, text: `export class PurgeJobs { execute() {} due(): ${type} {} }` });
    expect(useCasesWithoutExecute([due('Promise<Due | undefined>')])).toEqual([]);
    expect(useCasesWithoutExecute([due('Promise<Job[]>')])).toEqual([`${path}: PurgeJobs has execute, due`]);
  });

  it('are not the rules that they share, or other classes', () => {
    const policy = useCase('check() {}', 'PostingPolicy');
    const other = { path, text: 'class Drafts { find() {} }' };
    expect(useCasesWithoutExecute([policy, other])).toEqual([]);
  });

  it('have one public method, or several verbs, in Wayfare', async () => {
    const paths = globSync('src/**/application/**/*.ts');
    expect(paths.length).toBeGreaterThan(100);
    const files = await Promise.all(paths.map(async (file) => ({ path: file, text: await readFile(file, 'utf8') })));
    expect(useCasesWithoutExecute(files)).toEqual([]);
  });
});
