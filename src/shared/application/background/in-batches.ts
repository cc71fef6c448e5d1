/** Repeats work on at most `size` things at a time until there are fewer. Returns how many there were. */
export async function inBatches(size: number, work: (size: number) => Promise<number>): Promise<number> {
  let total = 0;
  for (;;) {
    const done = await work(size);
    total += done;
    if (done < size) return total;
  }
}
