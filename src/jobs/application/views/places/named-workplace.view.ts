/** The hotel of a company that a listing is for. */
export class NamedWorkplaceBody {
  readonly id!: number;
  readonly name!: string;
  readonly companyName!: string;
}
