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
 * The file of one upload, on disk until the request is answered. It loses its name as soon as it is open, so the system frees it when it
 * is closed, even if the process is killed.
 */
export class TemporaryFile implements StorageEngine {
  private readonly abort = new AbortController();
  private handle?: FileHandle;
  private name?: string;
  private bytes = 0;

  constructor(
    private readonly folder: string,
    private readonly share: UploadShare,
  ) {}

  /** What was received; `undefined` if no file came. */
  get sent(): SentFile | undefined {
    const { name } = this;
    return name === undefined ? undefined : { name, read: () => this.read() };
  }

  /** Called by multer when the file begins. */
  readonly _handleFile: StorageEngine['_handleFile'] = (_request, { stream, originalname }, done) => {
    this.receive(stream).then(
      () => {
        this.name = originalname;
        done(null, {});
      },
      (error: unknown) => done(error),
    );
  };

  /** Called by multer when the form is refused; `close` is called in any case. */
  readonly _removeFile: StorageEngine['_removeFile'] = (_request, _file, done) => done(null);

  /** Frees the disk and the budget, and stops receiving if that is under way. */
  async close(): Promise<void> {
    this.abort.abort();
    const { handle } = this;
    this.handle = undefined;
    await handle?.close();
    this.share.release();
  }

  private async receive(stream: Readable): Promise<void> {
    await makeFolder(this.folder, FOLDER_MODE);
    const path = join(this.folder, randomUUID());
    const handle = await open(path, 'wx+', FILE_MODE);
    this.handle = handle;
    await rm(path);
    if (this.abort.signal.aborted) await handle.close();
    await pipeline(stream, (chunks: AsyncIterable<Buffer>) => this.count(chunks), this.write(handle), {
      signal: this.abort.signal,
    });
  }

  private async *count(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      await this.share.take(chunk.length);
      this.bytes += chunk.length;
      yield chunk;
    }
  }

  private write(handle: FileHandle): (chunks: AsyncIterable<Buffer>) => Promise<void> {
    return async (chunks) => {
      for await (const chunk of chunks) await handle.appendFile(chunk);
    };
  }

  private async read(): Promise<Uint8Array> {
    if (!this.handle) throw new Error('The upload is closed.');
    const content = Buffer.alloc(this.bytes);
    await this.handle.read(content, 0, this.bytes, 0);
    return content;
  }
}
