import type { FieldChecks } from '../../shared/domain/field-checks.js';
import { foldText } from '../../shared/domain/text/folded-text.js';

/** One @, no blanks or controls, a domain with a dot. Only a sent mail can tell whether it arrives. */
const SHAPE = /^[^\s@<>()[\]\\,;:"\p{C}]+@[^\s@<>()[\]\\,;:"\p{C}.]+(\.[^\s@<>()[\]\\,;:"\p{C}.]+)+$/u;

/** An email address as its owner writes it. */
export class EmailAddress {
  /** RFC 5321, 4.5.3.1.3, less the angle brackets. */
  static readonly LONGEST = 254;

  private constructor(readonly text: string) {}

  /** The trimmed address; adds to `checks` if it is invalid. */
  static check(checks: FieldChecks, entered: string): EmailAddress {
    const text = entered.trim();
    if (text.length > EmailAddress.LONGEST || !SHAPE.test(text))
      checks.add('email', 'Please enter a valid email address');
    return new EmailAddress(text);
  }

  /** An address that was checked before. */
  static known(text: string): EmailAddress {
    return new EmailAddress(text);
  }

  /** The same for every spelling of the address. */
  get key(): string {
    return foldText(this.text);
  }
}
