import { ApiProperty } from '@nestjs/swagger';
import { Integer } from '#platform/http/api/fields.js';
import type { Place } from '#jobs/domain/place.js';
import { placeLabel } from '../../places/place-text.js';

/** A town or city. */
export class PlaceBody {
  @Integer('The id in GeoNames') readonly id!: number;
  @ApiProperty({ example: 'Faro' }) readonly name!: string;
  @ApiProperty({ type: String, nullable: true, description: 'Code of the state or province', example: 'CA' })
  readonly region!: string | null;
  @ApiProperty({ description: 'ISO 3166-1 alpha-2', example: 'PT' }) readonly country!: string;
  @ApiProperty({ description: 'The display name', example: 'Faro, Portugal' }) readonly label!: string;
  @ApiProperty() readonly latitude!: number;
  @ApiProperty() readonly longitude!: number;
}

export function placeBody(place: Place): PlaceBody {
  const { id, name, region, country, latitude, longitude } = place;
  return { id, name, region, country, label: placeLabel(place), latitude, longitude };
}
