/** The last part of a company page's address, as the server makes it: the id, and the name in plain letters. */
export function companySlug(employerId: number, company: string): string {
  const name = company
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return name === '' ? String(employerId) : `${employerId}-${name}`;
}
