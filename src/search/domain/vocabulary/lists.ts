/** Lists of values by key, without repetitions. A single value takes no array, because most keys have just one. */
export class Lists<Value extends object | number | string> {
  private readonly values = new Map<string, Value | readonly Value[]>();

  /** The values of a key, in the order in which they were added. */
  of(key: string): readonly Value[] {
    const found = this.values.get(key);
    return found === undefined ? [] : isList(found) ? found : [found];
  }

  add(key: string, value: Value): void {
    const known = this.of(key);
    // "concat" reserves no room for more, unlike "push".
    if (!known.includes(value)) this.values.set(key, known.length === 0 ? value : known.concat(value));
  }
}

function isList<Value>(found: Value | readonly Value[]): found is readonly Value[] {
  return Array.isArray(found);
}
