import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { plantTree, type Plant } from './planted-tree.js';

const ROOT = process.cwd();
const PLANTED = join(ROOT, '.test', 'planted-tree');

const domain = 'src/jobs/domain/job.ts';
const useCase = 'src/jobs/application/post-job.ts';
const port = 'src/jobs/application/ports/job-repository.ts';
const http = 'src/jobs/adapters/http/listings/jobs.controller.ts';
const persistence = 'src/jobs/adapters/persistence/job.schema.ts';
const database = 'src/platform/postgres/database.ts';
const directory = 'src/jobs/adapters/identity/employer-directory.ts';
const jobsModule = 'src/jobs/jobs.module.ts';
const jobsIndex = 'src/jobs/index.ts';
const identityModule = 'src/identity/identity.module.ts';
const identityIndex = 'src/identity/index.ts';
const identityDomain = 'src/identity/accounts/domain/user.ts';
const sharedDomain = 'src/shared/domain/domain-error.ts';
const platform = 'src/platform/http/api/problems/problem.filter.ts';
const feature = 'web/src/features/jobs/job-card.tsx';
const otherFeature = 'web/src/features/auth/sign-in.tsx';
const button = 'web/src/light/controls/button.tsx';

const plant = (file: string, imports: string, ...breaks: string[]): Plant => ({ file, imports, breaks });

const violations = [
  plant(domain, 'zod', 'domain-is-independent'),
  plant(domain, 'node:crypto', 'domain-is-independent'),
  plant(domain, 'src/jobs/application/upkeep/tidy-search.ts', 'domain-is-independent'),
  plant(domain, identityDomain, 'domain-is-independent', 'modules-only-through-index'),
  plant(sharedDomain, 'zod', 'domain-is-independent'),
  plant(useCase, '@nestjs/common', 'no-technology-in-use-cases'),
  plant(useCase, 'node:fs', 'no-technology-in-use-cases'),
  plant(useCase, persistence, 'no-technology-in-use-cases'),
  plant(
    'src/identity/email/application/verify-email.ts',
    persistence,
    'no-technology-in-use-cases',
    'modules-only-through-index',
  ),
  plant('src/identity/email/domain/x.ts', 'zod', 'domain-is-independent'),
  plant(useCase, platform, 'no-technology-in-use-cases'),
  plant(useCase, identityIndex, 'no-technology-in-use-cases', 'only-adapters-import-modules'),
  plant(http, identityDomain, 'modules-only-through-index'),
  plant(http, 'src/demo/load-demo-data.ts', 'modules-only-through-index'),
  plant(persistence, 'src/identity/accounts/adapters/persistence/user.schema.ts', 'modules-only-through-index'),
  plant('src/demo/time.ts', persistence, 'demo-through-use-cases'),
  plant(jobsModule, 'src/identity/sign-in/application/sign-in.ts', 'module-file-imports'),
  plant(jobsIndex, identityIndex, 'only-adapters-import-modules'),
  plant(platform, identityIndex, 'no-modules-in-platform', 'only-adapters-import-modules'),
  plant('src/platform/platform.module.ts', identityModule, 'no-modules-in-platform'),
  plant('src/shared/application/clock.ts', platform, 'no-technology-in-use-cases', 'shared-is-lowest'),
  plant('src/main.ts', useCase, 'root-composes-modules'),
  plant('src/commands/admin.ts', useCase, 'root-composes-modules'),
  plant(http, 'src/server.ts', 'no-imports-of-root'),
  plant(http, persistence, 'no-persistence-in-http'),
  plant(platform, database, 'no-persistence-in-http'),
  plant(http, 'src/jobs/adapters/views/sql-view-counter.ts', 'no-persistence-in-http'),
  plant('src/jobs/adapters/feeds/open-listings.ts', database, 'no-persistence-in-http'),
  plant('src/jobs/adapters/schedule/task-runs.ts', database, 'no-persistence-in-http'),
  plant('src/jobs/adapters/views/views.controller.ts', database, 'no-persistence-in-http'),
  plant(http, 'src/jobs/adapters/views/view-counts.ts', 'no-sql-in-controllers'),
  plant(http, port, 'no-repositories-in-http'),
  plant(http, 'src/jobs/application/ports/job-repositories.ts', 'no-repositories-in-http'),
  plant('src/jobs/adapters/events/one.ts', 'src/jobs/adapters/events/two.ts', 'no-cycles'),
  plant(http, 'web/src/lib/dates.ts', 'no-web-in-server'),
  plant(feature, 'src/jobs/domain/salary.ts', 'no-server-in-web'),
  plant(feature, otherFeature, 'independent-web-features'),
  plant(button, 'web/src/features/jobs/job-queries.ts', 'no-features-in-shared-web-code'),
  plant(button, 'antd', 'no-antd-in-drawn-parts'),
  plant('web/src/features/jobs/drawn/card/job-card.tsx', 'antd', 'no-antd-in-drawn-parts'),
  plant('web/src/shell/site-footer.tsx', 'antd', 'no-antd-in-drawn-parts'),
  plant('web/src/routes/(drawn)/index.tsx', 'antd', 'no-antd-in-drawn-parts'),
  plant(http, 'test/support/server/api-client.ts', 'no-tests-in-product'),
  plant(http, 'fast-check', 'no-dev-dependencies-in-server'),
  plant(http, 'src/jobs/adapters/http/missing.ts', 'no-unresolved-imports'),
  // An unimported file is reported on its own.
  plant('src/jobs/adapters/http/idle.ts', 'src/jobs/adapters/http/idle.ts', 'no-unused-server-files'),
  plant('web/src/lib/idle.ts', 'web/src/lib/idle.ts', 'no-unused-web-files'),
];

const permitted = [
  // The other half of the cycle above, which is reported once.
  plant('src/jobs/adapters/events/two.ts', 'src/jobs/adapters/events/one.ts'),
  plant(domain, sharedDomain),
  plant(sharedDomain, 'dayjs'),
  plant(domain, 'src/jobs/domain/salary.ts'),
  plant(useCase, domain),
  plant(useCase, port),
  plant(useCase, 'src/shared/application/clock.ts'),
  plant(http, useCase),
  plant(http, platform),
  plant(http, '@nestjs/common'),
  plant(persistence, port),
  plant(directory, identityIndex),
  plant('src/main.ts', 'src/demo/load-demo-data.ts'),
  plant('src/demo/load-demo-data.ts', useCase),
  plant(jobsModule, identityModule),
  plant(jobsModule, identityIndex),
  plant(feature, button),
  plant('web/src/routes/jobs.tsx', feature),
  plant('web/src/routes/jobs.tsx', otherFeature),
];

type Summary = { summary: { violations: { from: string; to: string; rule: { name: string } }[] } };

/** Runs dependency-cruiser in a folder; returns violations as `rule: from → to`. */
function cruise(folder: string): Promise<string[]> {
  const depcruise = join(ROOT, 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruiser.mjs');
  const config = join(ROOT, '.dependency-cruiser.cjs');
  const args = [depcruise, '--config', config, '--output-type', 'json', 'src', 'web/src'];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { cwd: folder, maxBuffer: 1 << 26 }, (_error, stdout, stderr) => {
      if (!stdout) return reject(new Error(stderr));
      const { summary } = JSON.parse(stdout) as Summary;
      resolve(summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`));
    });
  });
}

describe('the dependency rules', () => {
  let found: string[];
  beforeAll(async () => {
    await plantTree(PLANTED, [...violations, ...permitted]);
    found = await cruise(PLANTED);
  });

  const expected = violations.flatMap(({ file, imports, breaks }) => breaks.map((rule) => ({ rule, file, imports })));

  it.each(expected)('$rule catches $file importing $imports', ({ rule, file, imports }) => {
    expect(found.some((line) => line.startsWith(`${rule}: ${file} → `) && line.includes(lastPart(imports)))).toBe(true);
  });

  it('allow permitted imports', () => {
    expect(found.filter((line) => !expected.some(({ rule, file }) => line.startsWith(`${rule}: ${file} →`)))).toEqual(
      [],
    );
  });

  it('hold for Wayfare itself', async () => {
    expect(await cruise(ROOT)).toEqual([]);
  });
});

function lastPart(path: string): string {
  return path.replace(/^.*[/:]/, '').replace(/\.tsx?$/, '');
}
