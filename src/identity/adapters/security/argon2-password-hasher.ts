import { Injectable } from '@nestjs/common';
import { hash, hashSync, verify, type Options } from '@node-rs/argon2';
import { TooBusy } from '../../../shared/application/gate.js';
import { PasswordHasher } from '../../application/ports/password-hasher.js';

/** argon2id with 19 MiB, two passes, one lane: OWASP Password Storage Cheat Sheet. The algorithm is the library's default. */
const COST: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Passwords that may wait for their turn; at some 25 ms each the last one waits for 2.5 s. */
const MOST_WAITING = 100;

/** Hashes with argon2id, one at a time, so that a flood of sign-ins leaves the processor to everybody else. */
@Injectable()
export class Argon2PasswordHasher extends PasswordHasher {
  /** What a password is compared with where there is no user; nobody knows the password to it. */
  private readonly nobody = hashSync(crypto.randomUUID(), COST);
  private waiting = 0;
  private last: Promise<unknown> = Promise.resolve();

  override hash(password: string): Promise<string> {
    return this.inTurn(() => hash(password, COST));
  }

  override verify(password: string, stored: string | undefined): Promise<boolean> {
    return this.inTurn(async () => (await verify(stored ?? this.nobody, password)) && stored !== undefined);
  }

  private inTurn<T>(task: () => Promise<T>): Promise<T> {
    if (this.waiting >= MOST_WAITING) return Promise.reject(new TooBusy());
    this.waiting += 1;
    const turn = this.last.then(task, task).finally(() => (this.waiting -= 1));
    this.last = turn.catch(() => undefined);
    return turn;
  }
}
