import { Logger } from '@nestjs/common';
import type { StorageEngine } from 'multer';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ByteShare } from '#platform/files/byte-budget.js';
import { UnnamedFile } from '#platform/files/unnamed-file.js';
import type { SentFile } from '#profiles/domain/upload-rules.js';

const logger = new Logger('Uploads');

/** An uploaded file, on disk until the response is sent. */
export class TemporaryFile implements StorageEngine {
  private readonly abort = new AbortController();
  private file?: UnnamedFile;
  private name?: string;
  private failed?: unknown;

  constructor(
    private readonly folder: string,
    private readonly share: ByteShare,
  ) {}

  /** The received file, if any. */
  get sent(): SentFile | undefined {
    const { name } = this;
    return name === undefined ? undefined : { name, read: (bytes) => this.read(bytes) };
  }

  /** Called by multer at the start of the file. */
  readonly _handleFile: StorageEngine['_handleFile'] = async (_request, { stream, originalname }, done) => {
    done(await this.receive(stream, originalname));
  };

  /** Called by multer when the form is rejected. Does nothing, because `close` is always called. */
  readonly _removeFile: StorageEngine['_removeFile'] = (_request, _file, done) => done(null);

  /** Stops receiving, and frees disk space and budget. Logs a failure, because nobody can do anything about it. */
  async close(): Promise<void> {
    this.abort.abort();
    const { file } = this;
    this.file = undefined;
    await file?.close().catch((err: unknown) => logger.warn({ err }, 'An uploaded file could not be closed'));
    this.share.release();
  }

  /** The error if receiving failed on the server's side, not because the client disconnected. */
  get failure(): unknown {
    return this.failed;
  }

  /** Resolves to the error, if any. */
  private async receive(stream: Readable, name: string): Promise<Error | null> {
    try {
      await this.recordingFailure(() => this.openFile());
      await pipeline(stream, (chunks: AsyncIterable<Buffer>) => this.write(chunks), { signal: this.abort.signal });
      this.name = name;
      return null;
    } catch (error) {
      return error as Error;
    }
  }

  private async openFile(): Promise<void> {
    this.file = await UnnamedFile.in(this.folder);
    if (this.abort.signal.aborted) await this.close();
  }

  private async write(chunks: AsyncIterable<Buffer>): Promise<void> {
    for await (const chunk of chunks) {
      await this.recordingFailure(() => this.share.take(chunk.length));
      await this.recordingFailure(async () => this.file?.append(chunk));
    }
  }

  private async recordingFailure(step: () => Promise<void>): Promise<void> {
    try {
      await step();
    } catch (error) {
      this.failed = error;
      throw error;
    }
  }

  private async read(bytes?: number): Promise<Uint8Array> {
    if (!this.file) throw new Error('The upload is closed.');
    return this.file.read(bytes);
  }
}
