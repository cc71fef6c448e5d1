import { oneOf } from './search-params.ts';

/** Reads which tab the URL asks for; what is not understood is left out. */
export function tabSearch<Tab extends string>(tabs: readonly Tab[]) {
  return (search: Record<string, unknown> & { tab?: Tab | undefined }): { tab?: Tab | undefined } => ({
    tab: oneOf(tabs, search.tab),
  });
}
