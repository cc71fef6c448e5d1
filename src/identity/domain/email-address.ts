import type { FieldChecks } from '../../shared/domain/field-checks.js';

/** The longest address that mail can be sent to (RFC 5321, 4.5.3.1.3, less the angle brackets). */
const LONGEST = 254;
/** What a person would take for an address: one @, no blanks or controls, a domain with a dot. Whether mail arrives only mail can tell. */
const SHAPE = /^[^\s@<>()[\]\\,;:"\p{C}]+@[^\s@<>()[\]\\,;:"\p{C}.]+(\.[^\s@<>()[\]\\,;:"\p{C}.]+)+$/u;

/** The rule of what an email address looks like. */
export const EmailAddress = {
  LONGEST,

  /** The trimmed address; what is wrong with it goes to `checks`. */
  check(checks: FieldChecks, field: string, entered: string): string {
    const address = entered.trim();
    if (address.length > LONGEST || !SHAPE.test(address)) checks.add(field, 'Please enter a valid email address');
    return address;
  },
};
