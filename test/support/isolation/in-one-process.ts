import type { NestExpressApplication } from '@nestjs/platform-express';
import { PassThrough, Readable } from 'node:stream';
import { FeedParser } from '#integrations/application/ports/feed-parser.js';
import type { Isolated, IsolatedProgram } from '#platform/isolation/isolated-process.js';
import { ResumePrinter } from '#profiles/application/ports/resume-printer.js';
import { UploadInspector } from '#profiles/application/ports/upload-inspector.js';

/** With the address of the program, which is private. */
type Program = { start: Isolated<unknown>['start']; readonly program: string };

/**
 * Lets an app read uploads and feeds and draw resumes in the process of the tests: starting one for each takes longer
 * than all else that most tests do with them. The limits of these processes need a server that starts them.
 */
export function inOneProcess(app: NestExpressApplication): void {
  for (const port of [UploadInspector, FeedParser, ResumePrinter]) {
    const { program } = app.get<{ readonly program: Program }>(port, { strict: false });
    program.start = (task, input) => startHere(program.program, task, input);
  }
}

function startHere(
  program: string,
  task: unknown,
  input: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
): ReturnType<Program['start']> {
  const output = new PassThrough();
  let fault: { readonly error: unknown } | undefined;
  const watched = async function* () {
    try {
      yield* input;
    } catch (error) {
      fault = { error };
      throw error;
    }
  };
  const ran = async (): Promise<boolean> => {
    try {
      const { run } = (await import(program)) as { run: IsolatedProgram<unknown> };
      await run(task, Readable.from(watched(), { objectMode: false }), output);
      return true;
    } catch {
      return false;
    } finally {
      output.end();
    }
  };
  const succeeded = ran().then((isRight) => {
    if (fault) throw fault.error;
    return isRight;
  });
  // The output is read first.
  succeeded.catch(() => undefined);
  const stop = () =>
    succeeded.then(
      () => undefined,
      () => undefined,
    );
  return { output, succeeded, stop };
}
