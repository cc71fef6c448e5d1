const COMMON = ['gmail.com', 'outlook.com', 'hotmail.com', 'yahoo.com', 'icloud.com', 'proton.me', 'gmx.de', 'web.de'];

/** Domains that exist although they look like a misspelled one. */
const EXIST = new Set([...COMMON, 'mail.com', 'email.com', 'ymail.com', 'gmx.net', 'gmx.at']);

/** The address with the common domain that a misspelled one resembles; undefined for all others. */
export function suggestedEmail(email: string): string | undefined {
  const [, name, domain] = /^([^@\s]+)@([^@\s]+)$/.exec(email.trim()) ?? [];
  if (name === undefined || domain === undefined || EXIST.has(domain.toLowerCase())) return undefined;
  const meant = COMMON.find((known) => isOneEditApart(domain.toLowerCase(), known));
  return meant && `${name}@${meant}`;
}

/** One letter is missing, added, replaced, or swapped with its neighbor. */
function isOneEditApart(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  return (
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    restA.slice(1) === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  );
}
