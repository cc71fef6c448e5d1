import { Injectable } from '@nestjs/common';
import { dictionary } from '@zxcvbn-ts/language-common';
import { CommonPasswords } from '../application/common-passwords.js';

const MOST_COMMON = 10_000;

/** The most common leaked passwords, as ranked by zxcvbn. */
@Injectable()
export class ListedCommonPasswords implements CommonPasswords {
  private readonly passwords = new Set(dictionary['passwords-common'].slice(0, MOST_COMMON).map(String));

  includes(password: string): boolean {
    return this.passwords.has(password.toLowerCase());
  }
}
