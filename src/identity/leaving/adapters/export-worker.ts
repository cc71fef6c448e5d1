import { onInit } from '#platform/subscriptions.js';
import { BackgroundWork } from '#shared/application/background/background-work.js';
import { BuildExport } from '../application/build-export.js';

/** Builds exports in the background, one after another. */
export const EXPORT_WORKER = onInit([BackgroundWork, BuildExport], (work, buildExport) =>
  work.process('export', (userId) => buildExport.execute({ userId }), { atOnce: 1 }),
);
