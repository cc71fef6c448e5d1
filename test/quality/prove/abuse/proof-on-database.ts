import { openDatabaseServer } from '#test/support/database/database-server.js';
import { makeDatabase } from '#test/support/database/database.js';
import type { Proof, Report } from '../proof.js';

/** A proof that needs an empty database. */
export type ProofOnDatabase = {
  readonly name: string;
  run(databaseUrl: string, report: Report): Promise<void>;
};

/** Runs the proof on a temporary database. */
export function onFreshDatabase(proof: ProofOnDatabase): Proof {
  return {
    name: proof.name,
    async run(report) {
      const server = await openDatabaseServer();
      try {
        const database = await makeDatabase(server.url);
        await proof.run(database.url, report).finally(() => database.drop());
      } finally {
        await server.stop();
      }
    },
  };
}
