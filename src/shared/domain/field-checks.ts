import { DomainError, type FieldError } from './domain-error.js';
import { hasControls, normalText, type TextLayout } from './text/normal-text.js';
import { namesSite } from './text/site-name.js';

/** One or more fields are invalid; the message is that of the first. */
export class InvalidFields extends DomainError {
  constructor(fields: readonly FieldError[]) {
    super('invalid', 'invalid_fields', fields[0]?.message ?? 'Something in the request is not valid.', { fields });
  }
}

/** Length limits of a normalized text, in UTF-16 code units like `maxlength` in browsers, and the error message. */
export type TextRule = {
  readonly label: string;
  readonly min?: number;
  readonly max: number;
  readonly tooShort?: string;
  readonly tooLong?: string;
  /** A single line by default. A name is only trimmed, because invisible characters in it are refused. */
  readonly layout?: TextLayout | 'name';
  /** Whether mails quote it where readers look for the sender, so that it must not name this site. */
  readonly mustNotNameSite?: boolean;
};

type OptionCheck<Option> = [field: string, label: string, options: readonly Option[], value: string | null | undefined];

/** Collects the errors of all fields, to report them together. */
export class FieldChecks {
  private readonly errors: FieldError[] = [];

  /** A required text, normalized. */
  required(field: string, value: string | null | undefined, rule: TextRule): string {
    const text = this.normalized(field, value, rule);
    const min = rule.min ?? 1;
    if (text.length < min) {
      this.add(field, rule.tooShort ?? shortMessage(rule.label, text === '' ? 1 : min));
    } else this.checkText(field, text, rule);
    return withinLimit(text, rule);
  }

  /** An optional text, normalized; `null` if it is empty. */
  optional(field: string, value: string | null | undefined, rule: TextRule): string | null {
    const text = this.normalized(field, value, rule);
    if (!text) return null;
    if (rule.min && text.length < rule.min) this.add(field, rule.tooShort ?? shortMessage(rule.label, rule.min));
    else this.checkText(field, text, rule);
    return withinLimit(text, rule);
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

  private normalized(field: string, value: string | null | undefined, { label, layout }: TextRule): string {
    const entered = value ?? '';
    if (layout === 'name') return normalText(entered) && entered.trim();
    if (hasControls(entered)) this.add(field, controlsIn(label));
    return normalText(entered, layout);
  }

  private checkText(field: string, text: string, rule: TextRule): void {
    if (text.length > rule.max) {
      this.add(field, rule.tooLong ?? `${rule.label} must be at most ${rule.max} characters`);
    } else if (rule.mustNotNameSite && namesSite(text)) {
      this.add(field, `${rule.label} must not contain the name of this site`);
    }
  }
}

/** What is too long is refused in the end, so further checks need not read all of it. */
function withinLimit(text: string, { max }: TextRule): string {
  return text.slice(0, max);
}

/** The message about control characters in a text. */
export function controlsIn(label: string): string {
  return `${label} contains a control character. Please remove it, or type the text again.`;
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
