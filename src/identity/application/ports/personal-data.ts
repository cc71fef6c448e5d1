/** A file about a person. */
export type PersonalFile = { readonly name: string; readonly content: Uint8Array };

/** Everything that is stored about a person. */
export abstract class PersonalData {
  abstract read(userId: number): AsyncIterable<PersonalFile>;
}

/** Packs files into one archive. */
export abstract class Archiver {
  abstract pack(files: AsyncIterable<PersonalFile>): Promise<Uint8Array>;
}
