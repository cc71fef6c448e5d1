import type { Actors } from '#shared/application/actors.js';

/** Remembers no account. */
export const noActors: Actors = { find: () => Promise.resolve(undefined), forget: () => undefined };
