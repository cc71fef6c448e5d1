import { foldLine } from '#shared/domain/text/folded-text.js';

/** Shorter sentences are common. In characters. */
const MIN_LENGTH = 80;
const MAX_LENGTH = 160;

/** The beginnings of the long sentences of a text, folded, the longest first. */
export function longSentences(text: string): readonly string[] {
  return text
    .split(/[.!?\n]/)
    .map((sentence) => foldLine(sentence).slice(0, MAX_LENGTH))
    .filter((sentence) => sentence.length >= MIN_LENGTH)
    .toSorted((one, other) => other.length - one.length);
}

/** Groups texts that share a long sentence: the smallest id of the group by id. Texts without a group are left out. */
export function sameTexts(
  texts: readonly { readonly id: number; readonly text: string }[],
): ReadonlyMap<number, number> {
  const [groupOf, firstWith] = [new Map<number, Set<number>>(), new Map<string, number>()];
  for (const { id, text } of texts) {
    const group = new Set([id]);
    groupOf.set(id, group);
    for (const sentence of longSentences(text)) {
      const first = firstWith.get(sentence);
      if (first === undefined) firstWith.set(sentence, id);
      else join(groupOf, first, id);
    }
  }
  return new Map([...groupOf].flatMap(([id, group]) => (group.size > 1 ? [[id, Math.min(...group)] as const] : [])));
}

function join(groupOf: Map<number, Set<number>>, one: number, other: number): void {
  const all = new Set([...(groupOf.get(one) ?? []), ...(groupOf.get(other) ?? [])]);
  for (const id of all) groupOf.set(id, all);
}
