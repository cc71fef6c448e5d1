import { CommonPasswords } from '#identity/application/ports/common-passwords.js';

/** Knows a single common password. */
export class FewCommonPasswords extends CommonPasswords {
  override includes(password: string): boolean {
    return password === 'password';
  }
}
