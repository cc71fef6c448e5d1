import type { Place } from '../../domain/place.js';

/** The towns and cities that listings can be at. */
export abstract class Places {
  /** Places whose names begin with a text, which may end with a region or country after a comma; the largest first. */
  abstract suggest(text: string): Promise<readonly Place[]>;

  /** The place with that id, or the one that a text most likely means. */
  abstract find(idOrText: string): Promise<Place | undefined>;

  /** The place that a location means beyond doubt. */
  abstract meantBy(location: string): Promise<Place | undefined>;

  /** Those of the ids that are places. */
  abstract known(ids: readonly number[]): Promise<readonly Place[]>;

  /** @throws InvalidFields for an unknown id */
  abstract withIds(ids: readonly number[]): Promise<readonly Place[]>;
}
