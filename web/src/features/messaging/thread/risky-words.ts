const RISKY =
  /\b(?:fees?|deposit|passports?|(?:bank|wire|money) transfer|transfer (?:the )?money|western union|moneygram|gift cards?|bitcoin|crypto|iban)\b/i;

/** Whether a text speaks of fees, passports or transfers, as job scams do. */
export function isRisky(text: string): boolean {
  return RISKY.test(text);
}
