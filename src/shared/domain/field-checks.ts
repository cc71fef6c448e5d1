import { DomainError, type FieldError } from './domain-error.js';

/** One or more fields break rules of the domain; the message is that of the first. */
export class InvalidFields extends DomainError {
  readonly code = 'invalid_fields';
  readonly kind = 'invalid';

  constructor(override readonly fields: readonly FieldError[]) {
    super(fields[0]?.message ?? 'Something in the request is not valid.');
  }
}

/** How long a text may be, in UTF-16 code units as browsers count them, and what to say when it is not. */
export type TextRule = {
  readonly label: string;
  readonly min?: number;
  readonly max: number;
  readonly tooShort?: string;
  readonly tooLong?: string;
};

/** What is neither white space nor one of the characters that Unicode tells to show as nothing (UAX 44, `Default_Ignorable_Code_Point`). */
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}]/u;

/** A text without the white space around it; an empty one where nothing of it can be seen. */
export function trimmed(text: string | null | undefined): string {
  return text && VISIBLE.test(text) ? text.trim() : '';
}

/** Collects all errors in the fields of one object, to report them together. */
export class FieldChecks {
  private readonly errors: FieldError[] = [];

  /** A text that must be there: trimmed, and within the rule. */
  required(field: string, value: string | null | undefined, rule: TextRule): string {
    const text = trimmed(value);
    const min = rule.min ?? 1;
    if (text.length < min) {
      this.add(field, rule.tooShort ?? shortMessage(rule.label, min));
    } else this.checkLength(field, text, rule);
    return text;
  }

  /** A text that may be left out: trimmed, `null` when nothing is left. */
  optional(field: string, value: string | null | undefined, rule: TextRule): string | null {
    const text = trimmed(value);
    if (!text) return null;
    if (rule.min && text.length < rule.min) this.add(field, rule.tooShort ?? shortMessage(rule.label, rule.min));
    else this.checkLength(field, text, rule);
    return text;
  }

  add(field: string, message: string): void {
    this.errors.push({ field, message });
  }

  /** @throws InvalidFields when anything was found wrong */
  finish(): void {
    if (this.errors.length > 0) throw new InvalidFields(this.errors);
  }

  private checkLength(field: string, text: string, rule: TextRule): void {
    if (text.length > rule.max) {
      this.add(field, rule.tooLong ?? `${rule.label} must be at most ${rule.max} characters`);
    }
  }
}

function shortMessage(label: string, min: number): string {
  return min === 1 ? `${label} is required` : `${label} must be at least ${min} characters`;
}
