/** The live schema differs from the committed one. */
export class InvalidSchema extends Error {
  constructor(faults: readonly string[]) {
    super(`The database differs from its schema. ${faults.join(' ')}`);
  }
}
