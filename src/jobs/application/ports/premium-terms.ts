/** How the operator sells premium. */
export abstract class PremiumTerms {
  /** Whether premium is paid online before it counts. Otherwise an admin's approval grants it, and an invoice follows. */
  abstract readonly isPaidFirst: boolean;
}
