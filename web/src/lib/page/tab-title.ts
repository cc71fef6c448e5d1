/** The title of a page with tabs, which begins with the open one unless it is the first. */
export function tabTitle<Tab extends string>(page: string, labels: Partial<Record<Tab, string>>, tab?: Tab): string {
  const label = tab && labels[tab];
  return `${label ? `${label} · ` : ''}${page} · Wayfare`;
}
