/** Each item with a key of its own, also where several say the same. */
export function keyed<Item>(items: readonly Item[], textOf: (item: Item) => string): { key: string; item: Item }[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const text = textOf(item);
    const nth = (seen.get(text) ?? 0) + 1;
    seen.set(text, nth);
    return { key: `${text} ${nth}`, item };
  });
}
