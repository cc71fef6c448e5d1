/** Who gets the mails to a party: a company, a job seeker or an admin. */
export abstract class Audiences {
  /** Who hires for a company, or the person. */
  abstract people(partyId: number): Promise<readonly number[]>;

  /** The owners of a company, or the person. */
  abstract owners(partyId: number): Promise<readonly number[]>;

  /** For whom the user acts; undefined for employers without a company. */
  abstract of(userId: number): Promise<number | undefined>;
}
