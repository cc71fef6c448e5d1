import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

/** A child process that runs a file of this project and communicates line by line. */
export class LineProcess {
  private readonly lines: AsyncIterator<string>;
  private readonly ended: Promise<unknown>;

  private constructor(private readonly child: ChildProcessByStdio<Writable, Readable, null>) {
    this.ended = once(child, 'exit');
    this.lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  }

  /** Starts a file of this folder; resolves after its first line of output. */
  static async start(file: string, ...args: string[]): Promise<LineProcess> {
    const command = ['--import', './test/support/runner/typescript.mjs', `test/support/processes/${file}`, ...args];
    const child = new LineProcess(spawn(process.execPath, command, { stdio: ['pipe', 'pipe', 'inherit'] }));
    await child.readLine();
    return child;
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  writeLine(line: string): void {
    this.child.stdin.write(`${line}\n`);
  }

  /** The next line of output. @throws if the process ends first */
  async readLine(): Promise<string> {
    const { done, value } = await this.lines.next();
    if (done) throw new Error('The process ended without any output.');
    return value;
  }

  async exchange(line: string): Promise<string> {
    this.writeLine(line);
    return this.readLine();
  }

  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.ended;
  }
}
