/** Per language: English, Spanish, French, German, Portuguese, Italian, Arabic. */
const WORDS = [
  /fees?|deposits?|passports?|(?:bank|wire|money) transfer|transfer (?:the )?money|western union|moneygram|gift cards?|bitcoin|crypto|iban/,
  /tasas?|depósitos?|fianzas?|pasaportes?|transferencias? bancarias?|giro postal|tarjetas? regalo/,
  /frais de|(?:la|une) caution|acomptes?|passeports?|virements?|cartes? cadeaux?/,
  /\p{L}*gebühr(?:en)?|kaution|anzahlung|reisep[aä]ss\p{L}*|(?:ihren|deinen) pass|überweis\p{L}*|geschenkkarten?/u,
  /taxas?|caução|passaportes?|transferências? bancárias?|cartões[- ]presente/,
  /cauzione|passaport[oi]|bonific[oi]|commissioni|carte? regalo/,
  /\p{L}*رسوم|\p{L}*جواز\p{L}*|\p{L}*تحويل|\p{L}*عربون|\p{L}*حوالة/u,
];

const ANY = WORDS.map(({ source }) => source).join('|');
const RISKY = new RegExp(`(?<![\\p{L}\\p{N}])(?:${ANY})(?![\\p{L}\\p{N}])`, 'iu');

/** Whether a text speaks of fees, passports or transfers, as job scams do. */
export function isRisky(text: string): boolean {
  return RISKY.test(text);
}
