import { Injectable } from '@nestjs/common';
import { hash, verify, type Options } from '@node-rs/argon2';
import { availableParallelism } from 'node:os';
import { FairQueue } from '#shared/application/limits/fair-queue.js';
import { PasswordHasher } from '../application/password-hasher.js';

/** argon2id (the library's default) with 19 MiB, two passes, one lane: OWASP Password Storage Cheat Sheet. */
const COST: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Leaves one CPU for everything else, and one of Node's four worker threads for file and DNS operations. */
const CONCURRENCY = Math.max(1, Math.min(3, availableParallelism() - 1));
/** Milliseconds. */
const QUEUE_TIMEOUT = 5_000;

/** Hashes with argon2id on Node's worker threads, with limited concurrency. */
@Injectable()
export class Argon2PasswordHasher implements PasswordHasher {
  private readonly queue = new FairQueue({ atOnce: CONCURRENCY });
  /** The hash of a random password, to verify against when there is no stored hash. */
  private dummyHash?: Promise<string>;

  hash(password: string): Promise<string> {
    return this.queue.run(() => hash(password, COST), { timeout: QUEUE_TIMEOUT });
  }

  async verify(password: string, stored: string | null | undefined): Promise<boolean> {
    const against = stored ?? (await this.hashOfRandom());
    const isRight = await this.queue.run(() => verify(against, password), { timeout: QUEUE_TIMEOUT });
    return isRight && typeof stored === 'string';
  }

  private hashOfRandom(): Promise<string> {
    return (this.dummyHash ??= hash(crypto.randomUUID(), COST));
  }
}
