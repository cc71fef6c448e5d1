import type { Place } from '../../domain/place.js';

/** Towns and cities where listings can be located. */
export abstract class Places {
  /** Places whose names start with the text, which may end with ", region" or ", country"; largest first. */
  abstract suggest(text: string): Promise<readonly Place[]>;

  /** The place with that id, or the most likely match for a text. */
  abstract find(idOrText: string): Promise<Place | undefined>;

  /** The place that a location refers to; undefined if that is ambiguous. */
  abstract findUnambiguous(location: string): Promise<Place | undefined>;

  /** The places with these ids; unknown ids are skipped. */
  abstract known(ids: readonly number[]): Promise<readonly Place[]>;

  /** @throws InvalidFields for an unknown id */
  abstract withIds(ids: readonly number[]): Promise<readonly Place[]>;
}
