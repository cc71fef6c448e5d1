/** Tells other modules which employers are hiring. */
export abstract class Hiring {
  /** Whether the employer has an open listing. */
  abstract isHiring(employerId: number): Promise<boolean>;
}
