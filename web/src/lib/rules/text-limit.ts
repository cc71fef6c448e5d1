/** What is wrong with a text that is longer than allowed; nothing if it fits. White space around it does not count. */
export function tooLong(text: string, max: number): string | undefined {
  const excess = text.trim().length - max;
  if (excess <= 0) return undefined;
  return `At most ${max.toLocaleString('en-US')} characters. Remove ${excess.toLocaleString('en-US')} to send it.`;
}
