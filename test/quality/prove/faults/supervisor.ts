import { freePort, startBuiltServer, type BuiltServer } from '#test/support/server/built-server.js';

/** Attempts to restart a server, because its port may be in use for a moment. */
const ATTEMPTS = 5;

/** How a server stopped after SIGTERM. */
export type End = { readonly exitCode: number | null; readonly milliseconds: number };

/** Keeps a built server running on one port, like an operator's supervisor: restarts it when it ends. */
export class Supervisor {
  private isOver = false;
  private serving: Promise<BuiltServer>;

  private constructor(
    private readonly variables: Record<string, string>,
    /** The project whose build runs. */
    private readonly home: string | undefined,
    first: BuiltServer,
  ) {
    this.serving = Promise.resolve(first);
    void this.follow(first);
  }

  static async start(variables: Record<string, string>, home?: string): Promise<Supervisor> {
    const settled = { PORT: String(await freePort()), ...variables };
    return new Supervisor(settled, home, await startBuiltServer(settled, home));
  }

  get url(): string {
    return `http://localhost:${this.variables['PORT']}`;
  }

  /** Id of the serving process; waits while there is none. */
  async pid(): Promise<number> {
    return (await this.serving).pid;
  }

  /** Kills the server. Resolves when the next one is ready, with the milliseconds in between. */
  async kill(): Promise<number> {
    const begin = performance.now();
    await (await this.serving).kill();
    await this.serving;
    return performance.now() - begin;
  }

  /** Sends SIGTERM to the server. Resolves when the next one is ready. */
  async replace(): Promise<End> {
    const server = await this.serving;
    const begin = performance.now();
    await server.stop();
    const end = { exitCode: await server.exited, milliseconds: performance.now() - begin };
    await this.serving;
    return end;
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await (await this.serving.catch(() => undefined))?.stop();
  }

  private async follow(server: BuiltServer): Promise<void> {
    await server.exited;
    if (this.isOver) return;
    this.serving = this.startAgain();
    const next = await this.serving.catch(() => undefined);
    if (next) await this.follow(next);
  }

  private async startAgain(): Promise<BuiltServer> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await startBuiltServer(this.variables, this.home);
      } catch (error) {
        if (attempt === ATTEMPTS) throw error;
      }
    }
  }
}
