import type { PlaceBody } from '#jobs/application/views/places/place.view.js';
import type { Place } from '#jobs/domain/offer/place.js';
import { placeLabel } from '../../../places/place-label.js';

export function placeBody(place: Place): PlaceBody {
  const { id, name, region, country, latitude, longitude } = place;
  return { id, name, region, country, label: placeLabel(place), latitude, longitude };
}
