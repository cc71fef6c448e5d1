export type PersonalFile = { readonly name: string; readonly content: Uint8Array | AsyncIterable<Uint8Array> };

/** Everything stored about a user. */
export abstract class PersonalData {
  abstract read(userId: number): AsyncIterable<PersonalFile>;
}

/** Streams files into one archive. */
export abstract class Archiver {
  abstract pack(files: AsyncIterable<PersonalFile>): AsyncIterable<Uint8Array>;
}
