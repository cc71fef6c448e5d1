import { Database } from '#platform/postgres/database.js';
import { inOneProcess } from '../isolation/in-one-process.js';
import { startWorld, type World } from './world.js';

/** The world of all spec files of a suite, which use it one after the other. */
let shared: Promise<World> | undefined;

/** Starts the world, or returns the one that an earlier spec file has handed on with `endWorld`. */
export function beginWorld(): Promise<World> {
  shared ??= startWorld().then((world) => {
    inOneProcess(world.server.app);
    return world;
  });
  return shared;
}

/** Restores the world for the next spec file, which may use up every limit again. */
export async function endWorld({ state, server }: World): Promise<void> {
  await state.restore();
  await server.app.get(Database).query('delete from rate_limit');
}

// After the last spec file of the suite.
afterAll(async () => {
  const world = await shared;
  await world?.state.close();
  await world?.server.stop();
});
