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

type OptionCheck<Option> = [field: string, label: string, options: readonly Option[], value: string | null | undefined];

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

  /** One of the options; undefined if it is none of them. */
  requiredOption<Option extends string>(...[field, label, options, value]: OptionCheck<Option>): Option | undefined {
    const option = options.find((one) => one === value);
    if (option === undefined) this.add(field, `${label} must be one of ${options.join(', ')}`);
    return option;
  }

  /** One of the options; undefined if it is empty or none of them. */
  optionalOption<Option extends string>(...[field, label, options, value]: OptionCheck<Option>): Option | undefined {
    return value ? this.requiredOption(field, label, options, value) : undefined;
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

/**
 * Returns the result of the checks.
 * @throws InvalidFields if they found errors
 */
export function checked<Result>(check: (checks: FieldChecks) => Result): Result {
  const checks = new FieldChecks();
  const result = check(checks);
  checks.finish();
  return result;
}

function shortMessage(label: string, min: number): string {
  return min === 1 ? `${label} is required` : `${label} must be at least ${min} characters`;
}
