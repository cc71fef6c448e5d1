import { Injectable } from '@nestjs/common';
import { hash, verify, type Options } from '@node-rs/argon2';
import { availableParallelism } from 'node:os';
import { FairQueue } from '../../../shared/application/limits/fair-queue.js';
import { PasswordHasher } from '../../application/ports/password-hasher.js';

/** argon2id with 19 MiB, two passes, one lane: OWASP Password Storage Cheat Sheet. The algorithm is the library's default. */
const COST: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A flood of sign-ins leaves a processor to everything else, and one of Node's four worker threads to files and names. */
const AT_ONCE = Math.max(1, Math.min(3, availableParallelism() - 1));
/** Milliseconds that a password may wait for its turn. */
const LONGEST_WAIT = 5_000;

/** Hashes with argon2id on Node's worker threads, few at a time. */
@Injectable()
export class Argon2PasswordHasher implements PasswordHasher {
  private readonly turns = new FairQueue({ atOnce: AT_ONCE });
  /** The hash of a password that nobody knows. */
  private unknown?: Promise<string>;

  hash(password: string): Promise<string> {
    return this.turns.run(() => hash(password, COST), { timeout: LONGEST_WAIT });
  }

  async verify(password: string, stored: string | null | undefined): Promise<boolean> {
    const against = stored ?? (await this.hashOfUnknown());
    const isRight = await this.turns.run(() => verify(against, password), { timeout: LONGEST_WAIT });
    return isRight && typeof stored === 'string';
  }

  private hashOfUnknown(): Promise<string> {
    return (this.unknown ??= hash(crypto.randomUUID(), COST));
  }
}
