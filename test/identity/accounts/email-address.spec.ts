import { EmailAddress } from '#identity/accounts/domain/email-address.js';
import { FieldChecks } from '#shared/domain/field-checks.js';

function check(entered: string): string {
  const checks = new FieldChecks();
  const { text } = EmailAddress.check(checks, entered);
  checks.finish();
  return text;
}

const ofLength = (length: number) => `${'a'.repeat(length - '@wayfare.test'.length)}@wayfare.test`;

describe('an email address', () => {
  it('has up to 254 characters, without the spaces around it', () => {
    expect(check(` ${ofLength(254)} `)).toBe(ofLength(254));
    expect(() => check(ofLength(255))).toThrow('Please enter a valid email address');
  });
});
