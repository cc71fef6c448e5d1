import type { PictureFormat, PictureKind } from '../../domain/upload-rules.js';

/** A copy of a picture in WebP. `size` is the longer side that it was made for, in pixels. */
export type Picture = { readonly size: number; readonly content: Uint8Array };

/** Turns what people send into pictures that hold nothing but pixels. */
export abstract class PictureMaker {
  /** The copies that a kind of picture is kept in; `undefined` when the content is no harmless picture of the format. */
  abstract make(content: Uint8Array, format: PictureFormat, kind: PictureKind): Promise<readonly Picture[] | undefined>;
}
