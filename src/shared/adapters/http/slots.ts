/**
 * Things that come and go by the thousand. A `Set` is copied each time when enough have gone, every copy knows the next one, and the
 * collector of young garbage keeps all that those hold which have grown old: with requests in it, nearly every request.
 */
export class Slots<Item extends object> {
  private readonly slots: (Item | undefined)[] = [];
  private readonly free: number[] = [];

  /** Keeps a thing and tells where. */
  put(item: Item): number {
    const slot = this.free.pop() ?? this.slots.length;
    this.slots[slot] = item;
    return slot;
  }

  /** Lets go of what was put there. */
  clear(slot: number): void {
    this.slots[slot] = undefined;
    this.free.push(slot);
  }

  /** All that is kept now. */
  items(): Item[] {
    return this.slots.filter((item) => item !== undefined);
  }
}
