/** The live schema is not the committed one. */
export class InvalidSchema extends Error {
  constructor(faults: readonly string[]) {
    super(`The database is not as it should be. ${faults.join(' ')}`);
  }
}
