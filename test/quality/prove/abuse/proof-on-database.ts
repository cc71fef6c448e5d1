import { openDatabaseServer } from '../../../support/database/database-server.js';
import { makeDatabase } from '../../../support/database/database.js';
import type { Proof } from '../proof.js';

/** A proof that needs an empty database. */
export type ProofOnDatabase = {
  readonly name: string;
  run(databaseUrl: string, tell: (figure: string) => void): Promise<void>;
};

/** Runs the proof on a temporary database. */
export function onFreshDatabase(proof: ProofOnDatabase): Proof {
  return {
    name: proof.name,
    async run(tell) {
      const server = await openDatabaseServer();
      try {
        const database = await makeDatabase(server.url);
        await proof.run(database.url, tell).finally(() => database.drop());
      } finally {
        await server.stop();
      }
    },
  };
}
