import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  type S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Logger } from '@nestjs/common';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { FilesAway, FileStore, isFileKey, type ByteRange, type StoredFile } from '#shared/application/file-store.js';
import { CannotStart } from '../config/cannot-start.js';
import type { S3Settings } from '../config/services/s3-settings.js';
import { s3ClientOf } from './s3-client.js';

/** Timeout of a request in milliseconds. */
const RESPONSE_TIMEOUT = 10_000;
/** Timeout of a check with its retries, in milliseconds. */
const CHECK_TIMEOUT = 3_000;

/** Stores files in a bucket of Amazon S3 or a compatible server. */
export class S3FileStore implements FileStore {
  private readonly logger = new Logger('Files');
  private readonly client: S3Client;
  private readonly bucket: string;

  constructor(settings: S3Settings) {
    this.bucket = settings.bucket;
    this.client = s3ClientOf(settings, RESPONSE_TIMEOUT);
  }

  /**
   * Checks that the settings are right, unless the store does not answer.
   * @throws CannotStart
   */
  async requireUsable(): Promise<void> {
    const { reason, isTemporary } = await this.check();
    if (reason && !isTemporary) {
      throw new CannotStart(`S3_BUCKET ${this.bucket} cannot be used at S3_ENDPOINT (${reason}).`);
    }
    if (reason) this.logger.warn(`The file store is unavailable (${reason}); uploads and files fail until it answers`);
  }

  async problem(): Promise<string | undefined> {
    return (await this.check()).reason;
  }

  /** Whether the bucket is usable; `isTemporary` if that can change without other settings. */
  private async check(): Promise<{ readonly reason?: string; readonly isTemporary?: boolean }> {
    try {
      await this.client.send(new HeadBucketCommand({ Bucket: this.bucket }), {
        abortSignal: AbortSignal.timeout(CHECK_TIMEOUT),
      });
      return {};
    } catch (error) {
      const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
      if (status === 404) return { reason: 'there is no such bucket' };
      if (status === 401 || status === 403) return { reason: 'access is denied' };
      if (status === undefined) return { reason: 'no answer', isTemporary: true };
      return { reason: `it answers ${status}`, isTemporary: status >= 500 || status === 429 };
    }
  }

  async put(key: string, content: Uint8Array | AsyncIterable<Uint8Array>): Promise<void> {
    if (!isFileKey(key)) throw new Error(`Invalid file key ${key}`);
    if (content instanceof Uint8Array) return this.send(key, content);
    // S3 needs the length in advance.
    const folder = await mkdtemp(join(tmpdir(), 'wayfare-file-'));
    try {
      const copy = join(folder, key);
      await writeFile(copy, content);
      const { size } = await stat(copy);
      // The client ignores errors of what it sends, and an `error` event without a listener would end the process.
      await this.send(
        key,
        createReadStream(copy).on('error', (err) => this.logger.error({ err }, 'A file could not be sent')),
        size,
      );
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  async get(key: string, range?: ByteRange): Promise<AsyncIterable<Uint8Array> | undefined> {
    if (!isFileKey(key)) return undefined;
    const Range = range && `bytes=${range.start}-${range.end}`;
    const object = await this.attempt(async () => {
      try {
        return await this.client.send(new GetObjectCommand({ Bucket: this.bucket, Key: key, Range }));
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    });
    return object?.Body instanceof Readable ? object.Body : undefined;
  }

  async delete(key: string): Promise<void> {
    if (isFileKey(key)) {
      await this.attempt(() => this.client.send(new DeleteObjectCommand({ Bucket: this.bucket, Key: key })));
    }
  }

  async *list(): AsyncGenerator<StoredFile> {
    let ContinuationToken: string | undefined;
    do {
      const request = new ListObjectsV2Command({ Bucket: this.bucket, ContinuationToken });
      const page = await this.attempt(() => this.client.send(request));
      for (const { Key, Size, LastModified } of page.Contents ?? []) {
        if (Key && isFileKey(Key) && LastModified) yield { key: Key, bytes: Size ?? 0, storedAt: LastModified };
      }
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken);
  }

  /** S3 keeps no partial objects. */
  discardUnfinished(): Promise<void> {
    return Promise.resolve();
  }

  /** S3 makes an object visible only when it is complete. */
  private async send(key: string, content: Uint8Array | Readable, bytes?: number): Promise<void> {
    const object = { Bucket: this.bucket, Key: key, Body: content, ContentLength: bytes };
    await this.attempt(() => this.client.send(new PutObjectCommand(object)));
  }

  /** @throws FilesAway */
  private async attempt<Result>(request: () => Promise<Result>): Promise<Result> {
    try {
      return await request();
    } catch (error) {
      this.logger.error({ err: error }, 'The file store failed');
      throw new FilesAway();
    }
  }
}
