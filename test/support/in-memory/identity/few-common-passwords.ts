import { CommonPasswords } from '#identity/password/application/common-passwords.js';

/** Knows a single common password. */
export class FewCommonPasswords extends CommonPasswords {
  override includes(password: string): boolean {
    return password === 'password';
  }
}
