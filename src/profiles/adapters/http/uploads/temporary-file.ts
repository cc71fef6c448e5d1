import type { StorageEngine } from 'multer';
import { randomUUID } from 'node:crypto';
import { open, rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { makeFolder } from '../../../../shared/adapters/files/make-folder.js';
import type { SentFile } from '../../../domain/upload-rules.js';
import type { UploadShare } from './upload-budget.js';

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

/**
 * An uploaded file, on disk until the response is sent. It is unlinked as soon as it is open, so the operating system
 * frees it when it is closed, even if the process is killed.
 */
export class TemporaryFile implements StorageEngine {
  private readonly abort = new AbortController();
  private handle?: FileHandle;
  private name?: string;
  private bytes = 0;
  private failed?: unknown;

  constructor(
    private readonly folder: string,
    private readonly share: UploadShare,
  ) {}

  /** The received file, if any. */
  get sent(): SentFile | undefined {
    const { name } = this;
    return name === undefined ? undefined : { name, read: () => this.read() };
  }

  /** Called by multer at the start of the file. */
  readonly _handleFile: StorageEngine['_handleFile'] = async (_request, { stream, originalname }, done) => {
    done(await this.receive(stream, originalname));
  };

  /** Called by multer when the form is rejected. Does nothing, because `close` is always called. */
  readonly _removeFile: StorageEngine['_removeFile'] = (_request, _file, done) => done(null);

  /** Stops receiving, and frees disk space and budget. */
  async close(): Promise<void> {
    this.abort.abort();
    const { handle } = this;
    this.handle = undefined;
    await handle?.close();
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
    await makeFolder(this.folder, FOLDER_MODE);
    const path = join(this.folder, randomUUID());
    this.handle = await open(path, 'wx+', FILE_MODE);
    await rm(path);
    if (this.abort.signal.aborted) await this.close();
  }

  private async write(chunks: AsyncIterable<Buffer>): Promise<void> {
    for await (const chunk of chunks) {
      await this.recordingFailure(() => this.share.take(chunk.length));
      await this.recordingFailure(async () => this.handle?.appendFile(chunk));
      this.bytes += chunk.length;
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

  private async read(): Promise<Uint8Array> {
    if (!this.handle) throw new Error('The upload is closed.');
    const content = Buffer.alloc(this.bytes);
    await this.handle.read(content, 0, this.bytes, 0);
    return content;
  }
}
