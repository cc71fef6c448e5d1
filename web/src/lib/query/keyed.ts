/** Pairs each item with a unique key, even if several have the same text. */
export function keyed<Item>(items: readonly Item[], textOf: (item: Item) => string): { key: string; item: Item }[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const text = textOf(item);
    const nth = (seen.get(text) ?? 0) + 1;
    seen.set(text, nth);
    return { key: `${text} ${nth}`, item };
  });
}
