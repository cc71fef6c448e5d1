import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const MIGRATIONS = 'src/platform/postgres/migrations';

/** The version from which an installation would be upgraded, built in a separate folder. */
export class PreviousVersion {
  private constructor(
    readonly home: string,
    /** Hash and date of the commit. */
    readonly name: string,
  ) {}

  /** Builds `UPGRADE_FROM`, or the last release, or else the commit before the newest migration. */
  static async build(): Promise<PreviousVersion> {
    const name = process.env['UPGRADE_FROM'] ?? (await lastRelease()) ?? (await beforeNewestMigration());
    const home = join(await mkdtemp(join(tmpdir(), 'wayfare-before-')), 'project');
    await git('worktree', 'add', '--detach', home, name);
    const version = new PreviousVersion(home, await git('log', '-1', '--format=%h (%ad)', '--date=short', name));
    try {
      await version.install();
      await run('npm', ['run', '--silent', 'build:server'], { cwd: home });
      return version;
    } catch (error) {
      await version.remove();
      throw error;
    }
  }

  async remove(): Promise<void> {
    await git('worktree', 'remove', '--force', this.home);
    await rm(join(this.home, '..'), { recursive: true, force: true });
  }

  /** The number of migrations that were added since. */
  async migrationsSince(): Promise<number> {
    const before = await migrationsAt(await this.commit());
    const now = timesIn((await readdir(MIGRATIONS)).join('\n'));
    return now.filter((time) => !before.includes(time)).length;
  }

  private commit(): Promise<string> {
    return git('-C', this.home, 'rev-parse', 'HEAD');
  }

  /** Installs its own dependencies, or links the current ones if the lock files are equal. */
  private async install(): Promise<void> {
    const [own, current] = await Promise.all(
      [this.home, '.'].map((folder) => readFile(join(folder, 'package-lock.json'), 'utf8')),
    );
    if (own === current) await symlink(resolve('node_modules'), join(this.home, 'node_modules'));
    else await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: this.home });
  }
}

async function lastRelease(): Promise<string | undefined> {
  return git('describe', '--tags', '--abbrev=0').catch(() => undefined);
}

/** The times in the names of a commit's migrations. */
async function migrationsAt(commit: string): Promise<readonly string[]> {
  return timesIn(await git('ls-tree', '--name-only', commit, `${MIGRATIONS}/`));
}

function timesIn(names: string): readonly string[] {
  return names.match(/\d{14}/g) ?? [];
}

async function beforeNewestMigration(): Promise<string> {
  const newest = (await migrationsAt('HEAD')).toSorted().at(-1);
  const commits = await git('log', '--diff-filter=A', '--format=%H', '--', `${MIGRATIONS}/*${newest}*`);
  return git('rev-parse', '--verify', `${commits.split('\n').at(-1)}^`).catch(() => {
    throw new Error('This proof needs the full git history: run git fetch --unshallow.');
  });
}

async function git(...words: string[]): Promise<string> {
  return (await run('git', words)).stdout.trim();
}
