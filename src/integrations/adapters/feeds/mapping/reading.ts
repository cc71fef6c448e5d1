import { entriesOf, isFields, textIn, type Raw } from '../raw-listing.js';
import { lineOf, plainText } from './plain-text.js';

/** Everything that is read of a listing, with notes about what does not fit. */
export class Reading {
  readonly notes: string[] = [];

  constructor(readonly read: ReadonlyMap<string, Raw>) {}

  text(field: string): string | null {
    return plainText(this.joined(field)) || null;
  }

  line(field: string): string | null {
    return lineOf(this.joined(field)) || null;
  }

  /** The parts of a list, or of a text with semicolons or, without these, commas. */
  list(field: string): readonly string[] {
    const value = this.read.get(field);
    const parts =
      typeof value === 'string' ? value.split(value.includes(';') ? ';' : ',') : entriesOf(value).map(textIn);
    return parts.map(lineOf).filter(Boolean);
  }

  note(sentence: string): void {
    this.notes.push(sentence);
  }

  private joined(field: string): string {
    const value = this.read.get(field);
    return value !== undefined && typeof value !== 'string' && !isFields(value)
      ? value.map(textIn).filter(Boolean).join(', ')
      : textIn(value);
  }
}
