/** A number with its noun, as in “1 view” and “1,200 views”. */
export function formatCount(count: number, noun: string): string {
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
}
