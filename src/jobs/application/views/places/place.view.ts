/** A town or city. */
export class PlaceBody {
  /** The id in GeoNames */
  readonly id!: number;
  /** @example Faro */
  readonly name!: string;
  /**
   * Code of the state or province
   * @example CA
   */
  readonly region!: string | null;
  /**
   * ISO 3166-1 alpha-2
   * @example PT
   */
  readonly country!: string;
  /**
   * The display name
   * @example "Faro, Portugal"
   */
  readonly label!: string;
  /** @decimal */
  readonly latitude!: number;
  /** @decimal */
  readonly longitude!: number;
}
