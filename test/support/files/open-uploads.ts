import { readdir, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { SETTINGS } from '#platform/config/config.module.js';
import type { Settings } from '#platform/config/settings.js';
import type { TestServer } from '../server/test-server.js';

/** Number of uploads whose content this process holds open (Linux). */
export async function openUploads(server: TestServer): Promise<number> {
  const descriptors = await readdir('/proc/self/fd');
  const targets = await Promise.all(descriptors.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')));
  return targets.filter((target) => target.startsWith(uploadsFolder(server))).length;
}

/** The folder where uploads arrive. */
export function uploadsFolder(server: TestServer): string {
  return join(server.app.get<Settings>(SETTINGS).dataDirectory, 'uploads');
}
