import { Injectable } from '@nestjs/common';
import { hash, hashSync, verify, type Options } from '@node-rs/argon2';
import { PasswordHasher } from '../../application/ports/password-hasher.js';

/** argon2id with 19 MiB, two passes, one lane: OWASP Password Storage Cheat Sheet. The algorithm is the library's default. */
const COST: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes with argon2id, few at a time, so that a flood of sign-ins leaves the processor to everybody else. */
@Injectable()
export class Argon2PasswordHasher extends PasswordHasher {
  /** What a password is compared with where there is no user; nobody knows the password to it. */
  private readonly nobody = hashSync(crypto.randomUUID(), COST);
  private last: Promise<unknown> = Promise.resolve();

  override hash(password: string): Promise<string> {
    return this.inTurn(() => hash(password, COST));
  }

  override verify(password: string, stored: string | undefined): Promise<boolean> {
    return this.inTurn(async () => (await verify(stored ?? this.nobody, password)) && stored !== undefined);
  }

  private inTurn<T>(task: () => Promise<T>): Promise<T> {
    const turn = this.last.then(task, task);
    this.last = turn.catch(() => undefined);
    return turn;
  }
}
