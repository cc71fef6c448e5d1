/** Everything stored about a user. */
export abstract class PersonalData {
  /** Streams it as one archive. */
  abstract archive(userId: number): AsyncIterable<Uint8Array>;
}
