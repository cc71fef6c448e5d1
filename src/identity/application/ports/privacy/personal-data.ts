/** A file about a person. */
export type PersonalFile = { readonly name: string; readonly content: Uint8Array | AsyncIterable<Uint8Array> };

/** Everything that is stored about a person. */
export abstract class PersonalData {
  abstract read(userId: number): AsyncIterable<PersonalFile>;
}

/** Packs files into one archive, while it is read. */
export abstract class Archiver {
  abstract pack(files: AsyncIterable<PersonalFile>): AsyncIterable<Uint8Array>;
}
