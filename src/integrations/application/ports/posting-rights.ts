/** Whether an employer may post now; asked again for each listing of an import. */
export abstract class PostingRights {
  /** Why the employer, or the API key that sent the feed, may not post; undefined if they may. */
  abstract problem(employerId: number, apiKeyId: number | null): Promise<string | undefined>;
}
