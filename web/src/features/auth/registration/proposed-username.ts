const MAX_LENGTH = 30;
const MIN_LENGTH = 3;

/** A username made from an email address, or an empty text if too little is left. */
export function proposedUsername(email: string): string {
  return nameFrom(email.split('@', 1)[0] ?? '');
}

/** Other usernames to try when one is taken; whether they are free shows only when one is sent. */
export function alternativesTo(taken: string, fullName: string): string[] {
  const year = new Date().getFullYear() % 100;
  const fromName = nameFrom(fullName.trim().replaceAll(/\s+/g, '.'));
  const base = nameFrom(taken);
  const random = 100 + Math.floor(Math.random() * 900);
  return [...new Set([fromName, `${base}${year}`, `${base}${random}`])].filter(
    (name) => name.length >= MIN_LENGTH && name !== taken.toLowerCase(),
  );
}

function nameFrom(text: string): string {
  const name = text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9._-]/g, '')
    .slice(0, MAX_LENGTH)
    .replaceAll(/^[._-]+|[._-]+$/g, '');
  return name.length < MIN_LENGTH ? '' : name;
}
