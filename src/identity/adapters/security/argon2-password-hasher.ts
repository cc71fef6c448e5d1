import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Options } from '@node-rs/argon2';
import { once } from 'node:events';
import { extname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { TurnedAway } from '../../../shared/application/gate.js';
import { PasswordHasher } from '../../application/ports/password-hasher.js';
import type { HashingResult, HashingTask } from './hashing-thread.js';

/** argon2id with 19 MiB, two passes, one lane: OWASP Password Storage Cheat Sheet. The algorithm is the library's default. */
const COST: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Passwords that may wait for their turn; at some 25 ms each, and as long a rest, the last one waits for 5 s. */
const MOST_WAITING = 100;
/** After so many milliseconds of work without a break the thread rests after each as long as that took: it fills the caches that all processors share. */
const BREATH = 250;
/** At most so many milliseconds: what took longer was waiting for a processor itself. */
const LONGEST_REST = 100;

/** Compiled or not, like this file. */
const THREAD = new URL(`./hashing-thread${extname(import.meta.url)}`, import.meta.url);

/**
 * Hashes with argon2id, one at a time on a thread of low priority that rests in a rush, so that a flood of sign-ins leaves
 * the processor to everybody else.
 */
@Injectable()
export class Argon2PasswordHasher extends PasswordHasher implements OnModuleDestroy {
  private thread?: Worker;
  /** What a password is compared with where there is no user; nobody knows the password to it. */
  private nobody?: Promise<string>;
  private waiting = 0;
  /** Work that no break has made up for, and since when there has been one, in ms. */
  private owed = 0;
  private freeSince = 0;
  private last: Promise<unknown> = Promise.resolve();

  override hash(password: string): Promise<string> {
    return this.inTurn(async () => String(await this.ask({ password, options: COST })));
  }

  override verify(password: string, stored: string | undefined): Promise<boolean> {
    return this.inTurn(async () => {
      const fits = await this.ask({ password, options: COST, stored: stored ?? (await this.hashOfNobody()) });
      return fits === true && stored !== undefined;
    });
  }

  async onModuleDestroy(): Promise<void> {
    await this.thread?.terminate();
  }

  private hashOfNobody(): Promise<string> {
    return (this.nobody ??= this.ask({ password: crypto.randomUUID(), options: COST }).then(String));
  }

  private inTurn<T>(task: () => Promise<T>): Promise<T> {
    if (this.waiting >= MOST_WAITING) return Promise.reject(new TurnedAway());
    this.waiting += 1;
    let begin = 0;
    const turn = this.last.then(() => {
      begin = performance.now();
      return task();
    });
    this.last = turn
      .catch(() => undefined)
      .then(() => {
        this.waiting -= 1;
        return this.rest(begin);
      });
    return turn;
  }

  private async rest(begin: number): Promise<void> {
    const end = performance.now();
    const worked = end - begin;
    this.owed = Math.max(0, this.owed - (begin - this.freeSince)) + worked;
    this.freeSince = end;
    if (this.owed > BREATH) await sleep(Math.min(worked, LONGEST_REST), undefined, { ref: false });
  }

  /** Only one asks at a time, so that the next answer is the one to this. */
  private async ask(task: HashingTask): Promise<string | boolean> {
    const thread = (this.thread ??= this.begin());
    const answered = once(thread, 'message') as Promise<[HashingResult]>;
    thread.postMessage(task);
    const [result] = await answered;
    if ('failure' in result) throw new Error(`A password could not be hashed: ${result.failure}`);
    return result.done;
  }

  private begin(): Worker {
    const thread = new Worker(THREAD);
    // It must not keep a process alive that has nothing else to do.
    thread.unref();
    // Whoever waits for an answer learns of the end as of an error, and the next one gets a new thread.
    thread.once('exit', (code) => {
      this.thread = undefined;
      thread.emit('error', new Error(`The thread that hashes passwords ended with ${code}.`));
    });
    // While nobody waits it concerns nobody.
    thread.on('error', () => undefined);
    return thread;
  }
}
