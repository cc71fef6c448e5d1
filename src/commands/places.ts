import 'reflect-metadata';
import { MatchPlaces } from '#search';
import { runCommand } from './run-command.js';

await runCommand(async (app) => {
  for (const { location, place, listings } of await app.get(MatchPlaces).report())
    process.stdout.write(`${String(listings).padStart(7)}  ${location}  ->  ${place ?? 'no clear match'}\n`);
});
