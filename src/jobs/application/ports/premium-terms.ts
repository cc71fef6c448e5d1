/** How the operator charges for premium. */
export abstract class PremiumTerms {
  /** Whether premium must be paid online first. Otherwise an admin's approval grants it and an invoice follows. */
  abstract readonly isPaidFirst: boolean;
}
