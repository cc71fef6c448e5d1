import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

/** A child process that runs a file of this project and communicates in lines. */
export class SpeakingChild {
  private readonly lines: AsyncIterator<string>;
  private readonly ended: Promise<unknown>;

  private constructor(private readonly child: ChildProcessByStdio<Writable, Readable, null>) {
    this.ended = once(child, 'exit');
    this.lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  }

  /** Starts a file of this folder; resolves after its first line of output. */
  static async start(file: string, ...args: string[]): Promise<SpeakingChild> {
    const command = ['--import', './test/support/runner/typescript.mjs', `test/support/processes/${file}`, ...args];
    const child = new SpeakingChild(spawn(process.execPath, command, { stdio: ['pipe', 'pipe', 'inherit'] }));
    await child.hear();
    return child;
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  say(line: string): void {
    this.child.stdin.write(`${line}\n`);
  }

  /** The next line of output. @throws if the process ends first */
  async hear(): Promise<string> {
    const { done, value } = await this.lines.next();
    if (done) throw new Error('The process ended without any output.');
    return value;
  }

  async ask(line: string): Promise<string> {
    this.say(line);
    return this.hear();
  }

  /** Kills the process. */
  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.ended;
  }
}
