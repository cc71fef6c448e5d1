/** The last path segment of a company page, as on the server: the id and the simplified name. */
export function companySlug(employerId: number, company: string): string {
  const name = company
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return name === '' ? String(employerId) : `${employerId}-${name}`;
}
