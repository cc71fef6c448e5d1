import type { Letter } from '../../domain/letter.js';

/** Where letters are left to be carried away. */
export abstract class Postbox {
  /** Takes a letter at once; whether it arrives nobody waits for. */
  abstract post(letter: Letter): void;
}
