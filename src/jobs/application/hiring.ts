/** Who is looking for people, for other modules. */
export abstract class Hiring {
  /** Whether a listing of the employer takes applications now. */
  abstract isHiring(employerId: number): Promise<boolean>;
}
