import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import type { Traffic } from './traffic.js';

/** Script budget of each first view, in compressed kB. */
const SCRIPT_BUDGETS: Readonly<Record<string, number>> = {
  landing: 148,
  job: 168,
  search: 187,
  register: 322,
  conversation: 371,
  'seeker-dashboard-overview': 329,
  'employer-dashboard-active': 370,
  'seeker-profile-basic': 394,
  'post-job': 392,
  'admin-dashboard-pending': 432,
  'database-management-status': 414,
};
/** Script files of a first view. The goal is 25. */
const MOST_FILES = 43;
const BUILD = 'dist/web';
const STYLE_BUDGET = 30;
/** Milliseconds; includes chunks that load right after the first view, such as live updates. */
const IDLE_AFTER = 1_500;

/** Whether the first view of a screen has a budget. */
export const hasBudget = (screen: string): boolean => screen in SCRIPT_BUDGETS;

/** Waits until a page is idle and checks the total size of its scripts and styles. */
export async function expectWithinBudget(screen: string, traffic: Traffic): Promise<void> {
  await traffic.waitForIdle(IDLE_AFTER);
  const files = traffic.urlsEndingWith('.js');
  const scripts = compressedSize(files);
  const styles = compressedSize(traffic.urlsEndingWith('.css'));
  test.info().annotations.push({
    type: 'kB',
    description: `${scripts} of scripts in ${files.length} files, ${styles} of styles`,
  });
  expect(scripts, 'kB of scripts').toBeGreaterThan(100);
  expect(scripts, 'kB of scripts').toBeLessThanOrEqual(SCRIPT_BUDGETS[screen] ?? 0);
  expect(files.length, 'script files').toBeLessThanOrEqual(MOST_FILES);
  expect(styles, 'kB of styles').toBeLessThanOrEqual(STYLE_BUDGET);
}

/** Compressed sizes in bytes by URL, because screens share most chunks. */
const sizes = new Map<string, number>();

/** Total size in kB, with each file of the build compressed separately, as served. */
function compressedSize(urls: readonly string[]): number {
  const bytes = urls.reduce((sum, url) => sum + sizeOf(url), 0);
  return Math.round(bytes / 100) / 10;
}

function sizeOf(url: string): number {
  const known = sizes.get(url);
  if (known !== undefined) return known;
  const size = gzipSync(readFileSync(join(BUILD, new URL(url).pathname)), { level: 9 }).length;
  sizes.set(url, size);
  return size;
}
