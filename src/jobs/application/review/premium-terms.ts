/** How the operator charges for premium. */
export class PremiumTerms {
  /** `isPaidFirst`: premium must be paid online first. Otherwise an admin's approval grants it and an invoice follows. */
  constructor(readonly isPaidFirst: boolean) {}
}
