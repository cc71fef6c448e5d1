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
const directory = 'src/jobs/adapters/identity/employer-directory.ts';
const jobsModule = 'src/jobs/jobs.module.ts';
const jobsIndex = 'src/jobs/index.ts';
const identityModule = 'src/identity/identity.module.ts';
const identityIndex = 'src/identity/index.ts';
const identityDomain = 'src/identity/domain/user.ts';
const sharedDomain = 'src/shared/domain/domain-error.ts';
const sharedAdapter = 'src/shared/adapters/http/api/problems/problem.filter.ts';
const feature = 'web/src/features/jobs/job-card.tsx';
const otherFeature = 'web/src/features/auth/sign-in.tsx';
const button = 'web/src/public/controls/button.tsx';

const plant = (file: string, imports: string, ...breaks: string[]): Plant => ({ file, imports, breaks });

const violations = [
  plant(domain, 'zod', 'domain-stands-alone'),
  plant(domain, 'node:crypto', 'domain-stands-alone'),
  plant(domain, 'src/jobs/application/archive-job.ts', 'domain-stands-alone'),
  plant(domain, identityDomain, 'domain-stands-alone', 'modules-meet-at-the-index'),
  plant(sharedDomain, 'zod', 'domain-stands-alone'),
  plant(useCase, '@nestjs/common', 'use-cases-know-no-technology'),
  plant(useCase, 'node:fs', 'use-cases-know-no-technology'),
  plant(useCase, persistence, 'use-cases-know-no-technology'),
  plant(useCase, sharedAdapter, 'use-cases-know-no-technology'),
  plant(useCase, identityIndex, 'use-cases-know-no-technology', 'only-adapters-meet-modules'),
  plant(http, identityDomain, 'modules-meet-at-the-index'),
  plant(http, 'src/demo/load-demo-data.ts', 'modules-meet-at-the-index'),
  plant(persistence, 'src/identity/adapters/persistence/user.schema.ts', 'modules-meet-at-the-index'),
  plant(jobsModule, 'src/identity/application/sign-in.ts', 'module-files-see-module-files'),
  plant(jobsIndex, identityIndex, 'only-adapters-meet-modules'),
  plant(sharedAdapter, identityIndex, 'shared-knows-no-module'),
  plant('src/shared/shared.module.ts', identityModule, 'shared-knows-no-module'),
  plant('src/main.ts', useCase, 'root-composes-modules'),
  plant(http, 'src/server.ts', 'nobody-imports-the-root'),
  plant(http, persistence, 'http-knows-no-persistence'),
  plant(sharedAdapter, 'src/shared/adapters/postgres/database.ts', 'http-knows-no-persistence'),
  plant('src/jobs/adapters/events/one.ts', 'src/jobs/adapters/events/two.ts', 'no-circles'),
  plant(http, 'web/src/lib/dates.ts', 'server-knows-no-web'),
  plant(feature, 'src/jobs/domain/salary.ts', 'web-knows-no-server'),
  plant(feature, otherFeature, 'web-features-stay-apart'),
  plant(button, 'web/src/features/jobs/job-queries.ts', 'web-ground-knows-no-feature'),
  plant(button, 'antd', 'drawn-pages-are-light'),
  plant('web/src/routes/index.tsx', 'antd', 'drawn-pages-are-light'),
  plant(http, 'test/support/server/api-client.ts', 'product-knows-no-test'),
  plant(http, 'fast-check', 'server-runs-without-dev-dependencies'),
  plant(http, 'src/jobs/adapters/http/missing.ts', 'imports-lead-somewhere'),
  // An unimported file is reported on its own.
  plant('src/jobs/adapters/http/idle.ts', 'src/jobs/adapters/http/idle.ts', 'nothing-lies-idle'),
  plant('web/src/lib/idle.ts', 'web/src/lib/idle.ts', 'nothing-in-the-web-app-lies-idle'),
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
  plant(http, sharedAdapter),
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
