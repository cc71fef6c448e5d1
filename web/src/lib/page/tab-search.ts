import { oneOf } from './search-params.ts';

/** Reads the tab from the URL; ignores unknown values. */
export function tabSearch<Tab extends string>(tabs: readonly Tab[]) {
  return (search: Record<string, unknown> & { tab?: Tab | undefined }): { tab?: Tab | undefined } => ({
    tab: oneOf(tabs, search.tab),
  });
}
