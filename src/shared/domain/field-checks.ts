import { DomainError, type FieldError } from './domain-error.js';

/** One or more fields are invalid; the message is that of the first. */
export class InvalidFields extends DomainError {
  constructor(fields: readonly FieldError[]) {
    super('invalid', 'invalid_fields', fields[0]?.message ?? 'Something in the request is not valid.', { fields });
  }
}

/** Length limits of a text, in UTF-16 code units like `maxlength` in browsers, and the error message. */
export type TextRule = {
  readonly label: string;
  readonly min?: number;
  readonly max: number;
  readonly tooShort?: string;
  readonly tooLong?: string;
};

/** A visible character: neither white space nor default-ignorable (UAX 44). */
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}]/u;

/** Trims a text; returns an empty string if it has no visible character. */
export function trimmed(text: string | null | undefined): string {
  return text && VISIBLE.test(text) ? text.trim() : '';
}

/** Collects the errors of all fields, to report them together. */
export class FieldChecks {
  private readonly errors: FieldError[] = [];

  /** A required text, trimmed. */
  required(field: string, value: string | null | undefined, rule: TextRule): string {
    const text = trimmed(value);
    const min = rule.min ?? 1;
    if (text.length < min) {
      this.add(field, rule.tooShort ?? shortMessage(rule.label, min));
    } else this.checkLength(field, text, rule);
    return text;
  }

  /** An optional text, trimmed; `null` if it is empty. */
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

  /** @throws InvalidFields if there were errors */
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
