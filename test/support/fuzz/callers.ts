import { MATRIX } from '../../api/authorization/authorization-matrix.js';
import { ACTORS, readRows, type Actor } from '../authorization/row.js';
import type { Operation } from '../api-document/operations.js';

const ROWS = readRows(MATRIX);

/** Callers of an operation: everyone once, and those it allows three times. */
export function callersOf({ name }: Operation): readonly Actor[] {
  const rows = ROWS.filter(({ route }) => route === name);
  const welcome = ACTORS.filter((actor) => rows.some(({ cells }) => cells[actor].startsWith('2')));
  return [...ACTORS, ...welcome, ...welcome];
}
