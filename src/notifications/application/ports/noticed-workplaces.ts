/** The hotels of companies. */
export abstract class NoticedWorkplaces {
  /** @throws WorkplaceNotFound unless it is a hotel of the company */
  abstract require(own: { readonly employerId: number; readonly workplaceId: number }): Promise<void>;
}
