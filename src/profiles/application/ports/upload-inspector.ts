import type { DocumentFormat, PictureFormat, PictureKind, SentFile } from '../../domain/upload-rules.js';

/** A file to inspect, and the format that its extension claims. */
export type Inspection<Format extends string> = {
  readonly file: SentFile;
  readonly format: Format;
  /** Uploads of different users take turns. */
  readonly ownerId: number;
};

/** A WebP copy of a picture, made for a square of `size` pixels. */
export type Picture = { readonly size: number; readonly content: Uint8Array };

/** Parses uploads within time and memory limits. */
export abstract class UploadInspector {
  /** Whether the content is a document of the format, without macros and within the size limits. */
  abstract isGenuine(document: Inspection<DocumentFormat>): Promise<boolean>;

  /** Returns copies in the sizes of the kind; undefined unless the content is a safe picture of the format. */
  abstract makeCopies(picture: Inspection<PictureFormat>, kind: PictureKind): Promise<readonly Picture[] | undefined>;
}
