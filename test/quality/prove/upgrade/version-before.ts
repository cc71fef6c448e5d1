import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const MIGRATIONS = 'src/shared/adapters/postgres/migrations';

/** The server of the version that an installation would be upgraded from, built in a folder of its own. */
export class VersionBefore {
  private constructor(
    readonly home: string,
    /** Of its commit. */
    readonly name: string,
  ) {}

  /** `UPGRADE_FROM`, or the last release, or without one the commit before the newest migration. */
  static async build(): Promise<VersionBefore> {
    const name = process.env['UPGRADE_FROM'] ?? (await lastRelease()) ?? (await beforeNewestMigration());
    const home = join(await mkdtemp(join(tmpdir(), 'wayfare-before-')), 'project');
    await git('worktree', 'add', '--detach', home, name);
    const version = new VersionBefore(home, await git('log', '-1', '--format=%h (%ad)', '--date=short', name));
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

  /** Migrations that this project has and it has not. */
  async migrationsSince(): Promise<number> {
    const files = await git('diff', '--name-only', '--diff-filter=A', await this.commit(), '--', MIGRATIONS);
    return files.split('\n').filter((file) => /migration-\d+/.test(file)).length;
  }

  private commit(): Promise<string> {
    return git('-C', this.home, 'rev-parse', 'HEAD');
  }

  /** With the dependencies of its own lock file, which are often the same. */
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

async function beforeNewestMigration(): Promise<string> {
  const commit = await git('log', '-1', '--diff-filter=A', '--format=%H', '--', MIGRATIONS);
  return git('rev-parse', '--verify', `${commit}^`).catch(() => {
    throw new Error('This proof needs the history of the project: git fetch --unshallow brings it.');
  });
}

async function git(...words: string[]): Promise<string> {
  return (await run('git', words)).stdout.trim();
}
