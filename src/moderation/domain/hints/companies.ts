/** Words that do not distinguish companies. */
const COMMON_WORDS = new Set(
  `the and of at by a an ltd limited inc llc llp plc gmbh ag sa sas sarl srl bv pty co company corp corporation group
  holding holdings hotel hotels resort resorts spa restaurant restaurants bar cafe inn lodge hospitality tourism travel
  tours cruises cruise lines airlines airways services international worldwide collection management`.split(/\s+/),
);

/** Whether two company names have nothing in common: neither contains the other and they share no distinctive word. */
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
