import type { DocumentFormat, PictureFormat, PictureKind, SentFile } from '../../domain/upload-rules.js';

/** A file to inspect, and the format that its name claims. */
export type Inspection<Format extends string> = {
  readonly file: SentFile;
  readonly format: Format;
  /** Uploads of different users take turns. */
  readonly ownerId: number;
};

/** A copy of a picture in WebP, made for a square of `size` pixels. */
export type Picture = { readonly size: number; readonly content: Uint8Array };

/** Parses uploads, within bounds of time and memory. */
export abstract class UploadInspector {
  /** Whether the content is a document of the format, without macros and of bounded size. */
  abstract isGenuine(document: Inspection<DocumentFormat>): Promise<boolean>;

  /** The sizes in which a kind of picture is kept; `undefined` unless the content is a safe picture of the format. */
  abstract makeCopies(picture: Inspection<PictureFormat>, kind: PictureKind): Promise<readonly Picture[] | undefined>;
}
