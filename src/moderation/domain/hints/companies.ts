/** Words that say what kind of company it is, not which. */
const COMMON_WORDS = new Set(
  `the and of at by a an ltd limited inc llc llp plc gmbh ag sa sas sarl srl bv pty co company corp corporation group
  holding holdings hotel hotels resort resorts spa restaurant restaurants bar cafe inn lodge hospitality tourism travel
  tours cruises cruise lines airlines airways services international worldwide collection management`.split(/\s+/),
);

/** Providers where anyone gets an address. */
const FREE_MAIL =
  /^(?:(?:gmail|googlemail|outlook|hotmail|live|msn|yahoo|ymail|rocketmail|aol|icloud|mac|me|mail|email|gmx|web|proton|protonmail|pm|zoho|yandex|inbox|fastmail|tutanota|hushmail|rediffmail|qq|163|126|naver|t-online|free|orange|laposte|libero|virgilio|wp|o2|seznam|ukr|consultant|usa|europe|engineer)\.(?:com?|net|org|de|fr|it|es|at|ch|nl|me|ru|in|jp|pl|cz|se|no|dk|be|br|ar|mx|ca|us|info|eu)(?:\.[a-z]{2})?)$/;

/** Whether anyone can have an address at this domain. */
export function isFreeMail(domain: string): boolean {
  return FREE_MAIL.test(domain.toLowerCase());
}

/** Whether two company names have nothing in common: neither contains the other, and they share no telling word. */
export function areUnlike(one: string, other: string): boolean {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  if (a.length === 0 || b.length === 0) return one.trim().toLowerCase() !== other.trim().toLowerCase();
  if (a.join('').includes(b.join('')) || b.join('').includes(a.join(''))) return false;
  return !a.some((word) => b.includes(word));
}

function wordsOf(name: string): readonly string[] {
  const folded = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return (folded.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !COMMON_WORDS.has(word));
}
