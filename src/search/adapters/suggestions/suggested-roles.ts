import { loadThesaurus } from '../thesaurus-files.js';
import { wordsOf } from '../../domain/vocabulary/words.js';

type Term = { readonly text: string; readonly group: string; readonly rank: number };

let terms: readonly Term[] | undefined;

/** The names of all jobs in all languages, with the position of each among those of its job. */
function allTerms(): readonly Term[] {
  const roles = loadThesaurus().groups.filter(({ section }) => section === 'roles');
  return (terms ??= roles.flatMap(({ name, same }) => same.map((text, rank) => ({ text, group: name, rank }))));
}

/** Names of jobs that begin with the text, then those with a later word that does; one for each job, best known first. */
export function suggestedRoles(typed: string, limit: number): string[] {
  const letters = wordsOf(typed).join(' ');
  if (letters === '') return [];
  const found = allTerms().flatMap((term) => {
    const at = ` ${term.text}`.indexOf(` ${letters}`);
    return at < 0 ? [] : [{ ...term, rank: term.rank + (at === 0 ? 0 : LATER) }];
  });
  found.sort((a, b) => a.rank - b.rank || a.text.length - b.text.length);
  const byJob = new Map(found.toReversed().map((term) => [term.group, term]));
  return found
    .filter((term) => byJob.get(term.group) === term)
    .slice(0, limit)
    .map(({ text }) => capitalized(text));
}

/** Behind all names of a job. */
const LATER = 1_000;

/** Fewer letters begin too many towns. */
const LEAST_LETTERS = 3;

/** "Remote" in the typed language, which stands in the box for places, too. */
export function suggestedRemote(typed: string): string | undefined {
  const letters = wordsOf(typed).join(' ');
  const remote = loadThesaurus().groups.find(({ asks }) => asks === REMOTE);
  const name = remote?.same.find((term) => term.startsWith(letters));
  return letters.length < LEAST_LETTERS || name === undefined ? undefined : capitalized(name);
}

/** What listings that can be done from anywhere state. */
export const REMOTE = 'type:remote';

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
