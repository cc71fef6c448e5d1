import 'reflect-metadata';
import { FillSearchTerms } from '#search';
import { runCommand } from './run-command.js';

// Writes the search index again while people search.
await runCommand(async (app) => {
  await app.get(FillSearchTerms).rebuild((done) => {
    process.stdout.write(`${done} listings indexed\n`);
  });
});
