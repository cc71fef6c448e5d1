/** The hotels of companies. */
export abstract class WorkplaceLogos {
  /** @throws DomainError unless it is a hotel of the company */
  abstract require(own: { readonly employerId: number; readonly workplaceId: number }): Promise<void>;

  /**
   * Sets a new logo and returns the address of the previous one.
   * @throws DomainError if it is no hotel of the company
   */
  abstract replaceLogo(logo: {
    readonly employerId: number;
    readonly workplaceId: number;
    readonly address: string;
  }): Promise<string | null>;
}
