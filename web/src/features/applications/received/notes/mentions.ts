interface Person {
  id: number;
  fullName: string;
}

/** A part of a text; with the people of that name, where it mentions them. */
export interface Piece {
  text: string;
  people: readonly Person[];
}

/** The parts of a text, of which some mention people: an @ and a full name. Longer names come first. */
export function piecesOf(text: string, people: readonly Person[]): Piece[] {
  const names = people
    .map(({ fullName }) => fullName)
    .sort((a, b) => b.length - a.length)
    .map(escaped);
  if (names.length === 0) return [{ text, people: [] }];
  const mention = new RegExp(`(?<![\\p{L}\\p{N}])@(${names.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(mention)) {
    pieces.push({ text: text.slice(from, match.index), people: [] });
    pieces.push({ text: match[0], people: people.filter(({ fullName }) => fullName === match[1]) });
    from = match.index + match[0].length;
  }
  pieces.push({ text: text.slice(from), people: [] });
  return pieces.filter((piece) => piece.text !== '');
}

/** The ids of the people whom a text mentions. */
export function mentionsIn(text: string, people: readonly Person[]): number[] {
  return [...new Set(piecesOf(text, people).flatMap((piece) => piece.people.map(({ id }) => id)))];
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
