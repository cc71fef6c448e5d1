import type { FieldChecks } from '#shared/domain/field-checks.js';
import { foldText } from '#shared/domain/text/folded-text.js';

/** One @, no spaces or control characters, a domain with a dot. Only sending mail can prove more. */
const SHAPE = /^[^\s@<>()[\]\\,;:"\p{C}]+@[^\s@<>()[\]\\,;:"\p{C}.]+(\.[^\s@<>()[\]\\,;:"\p{C}.]+)+$/u;

/** An email address as its owner spells it. */
export class EmailAddress {
  /** RFC 5321, 4.5.3.1.3, without the angle brackets. */
  static readonly LONGEST = 254;

  private constructor(readonly text: string) {}

  /** Returns the trimmed address; adds an error to `checks` if it is invalid. */
  static check(checks: FieldChecks, entered: string): EmailAddress {
    const text = entered.trim();
    if (text.length > EmailAddress.LONGEST || !SHAPE.test(text))
      checks.add('email', 'Please enter a valid email address');
    return new EmailAddress(text);
  }

  /** For an address that has already been checked. */
  static known(text: string): EmailAddress {
    return new EmailAddress(text);
  }

  /** The same for every spelling of the address. */
  get key(): string {
    return foldText(this.text);
  }
}
