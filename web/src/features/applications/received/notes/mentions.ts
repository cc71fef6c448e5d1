interface Person {
  id: number;
  fullName: string;
}

/** A part of a text; with the people of that name, where it mentions them. */
export interface Piece {
  text: string;
  people: readonly Person[];
}

/**
 * By what a text names each of these people after an @: by the full name, or with a number after it if others have the
 * same one.
 */
export function handlesOf<Someone extends Person>(people: readonly Someone[]): { person: Someone; handle: string }[] {
  return people.map((person) => {
    const same = namedLike(person.fullName, people);
    const { fullName } = person;
    return { person, handle: same.length === 1 ? fullName : `${fullName} (${same.indexOf(person) + 1})` };
  });
}

/** The parts of a text, of which some mention people. Longer names come first; without a number, all of a name. */
export function piecesOf(text: string, people: readonly Person[]): Piece[] {
  const names = people
    .map(({ fullName }) => fullName)
    .sort((a, b) => b.length - a.length)
    .map(escaped);
  if (names.length === 0) return [{ text, people: [] }];
  const mention = new RegExp(`(?<![\\p{L}\\p{N}])@(${names.join('|')})(?![\\p{L}\\p{N}])( \\(\\d+\\))?`, 'gu');
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(mention)) {
    pieces.push({ text: text.slice(from, match.index), people: [] });
    pieces.push({ text: match[0], people: namedLike(match[1] ?? '', people) });
    from = match.index + match[0].length;
  }
  pieces.push({ text: text.slice(from), people: [] });
  return pieces.filter((piece) => piece.text !== '');
}

/** The ids of the people whom a text mentions; of several with one name, those whose number it has. */
export function mentionsIn(text: string, people: readonly Person[]): number[] {
  const handles = handlesOf(people);
  const mentioned = piecesOf(text, people).flatMap((piece) => {
    const isNumbered = /\(\d+\)$/.test(piece.text);
    const meant = handles.filter(({ handle }) => `@${handle}` === piece.text).map(({ person }) => person);
    return isNumbered ? meant : piece.people;
  });
  return [...new Set(mentioned.map(({ id }) => id))];
}

function namedLike<Someone extends Person>(name: string, people: readonly Someone[]): Someone[] {
  return people.filter(({ fullName }) => fullName === name).toSorted((a, b) => a.id - b.id);
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
