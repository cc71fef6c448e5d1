import { Places } from '#jobs/application/ports/places.js';
import type { Place } from '#jobs/domain/offer/place.js';
import { InvalidFields } from '#shared/domain/field-checks.js';

/** Finds places by exact name. */
export class InMemoryPlaces extends Places {
  constructor(private readonly places: readonly Place[] = []) {
    super();
  }

  override suggest(text: string): Promise<readonly Place[]> {
    return Promise.resolve(this.places.filter(({ name }) => name.startsWith(text)));
  }

  override find(idOrText: string): Promise<Place | undefined> {
    return Promise.resolve(this.places.find(({ id, name }) => String(id) === idOrText || name === idOrText));
  }

  override findUnambiguous(location: string): Promise<Place | undefined> {
    return this.find(location);
  }

  override known(ids: readonly number[]): Promise<readonly Place[]> {
    return Promise.resolve(this.places.filter(({ id }) => ids.includes(id)));
  }

  override async withIds(ids: readonly number[]): Promise<readonly Place[]> {
    const found = await this.known(ids);
    if (found.length < ids.length) throw new InvalidFields([{ field: 'placeIds', message: 'Unknown place' }]);
    return found;
  }
}
