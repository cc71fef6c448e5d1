/** What is public of the company behind a listing. */
export type Company = { readonly logo: string | null; readonly website: string | null };

/** The companies that hire. */
export abstract class Companies {
  abstract ofEmployer(employerId: number): Promise<Company | undefined>;
}
