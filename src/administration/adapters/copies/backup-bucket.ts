import {
  CompleteMultipartUploadCommand,
  AbortMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  UploadPartCommand,
  type CompletedPart,
  type S3Client,
} from '@aws-sdk/client-s3';
import { open, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { S3Settings } from '#platform/config/services/s3-settings.js';
import { s3ClientOf } from '#platform/files/s3-client.js';

/** Timeout of a request in milliseconds: a part takes a while over a slow line. */
const REQUEST_TIMEOUT = 10 * 60_000;
/** Bytes of a part; S3 allows 10,000 of them. */
const PART_BYTES = 16 * 1024 ** 2;
const MAX_PARTS = 9_000;

/** The bucket for copies of backups. */
export class BackupBucket {
  private readonly client: S3Client;
  private readonly Bucket: string;

  constructor(
    settings: S3Settings,
    private readonly partBytes = PART_BYTES,
  ) {
    this.client = s3ClientOf(settings, REQUEST_TIMEOUT);
    this.Bucket = settings.bucket;
  }

  /** The keys that begin with a prefix. */
  async *keys(Prefix: string): AsyncGenerator<string> {
    let ContinuationToken: string | undefined;
    do {
      const page = await this.client.send(new ListObjectsV2Command({ Bucket: this.Bucket, Prefix, ContinuationToken }));
      for (const { Key } of page.Contents ?? []) if (Key) yield Key;
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken);
  }

  /** The content of an object, as it arrives. */
  async read(Key: string): Promise<Readable> {
    const { Body } = await this.client.send(new GetObjectCommand({ Bucket: this.Bucket, Key }));
    if (!(Body instanceof Readable)) throw new Error(`${Key} has no content.`);
    return Body;
  }

  async text(key: string): Promise<string> {
    return (await buffer(await this.read(key))).toString('utf8');
  }

  async write(Key: string, text: string): Promise<void> {
    await this.client.send(new PutObjectCommand({ Bucket: this.Bucket, Key, Body: Buffer.from(text) }));
  }

  /** Stores a file of any size, part by part if it is large. */
  async writeFile(Key: string, path: string): Promise<void> {
    const { size } = await stat(path);
    const file = await open(path);
    try {
      if (size <= this.partBytes) {
        await this.client.send(new PutObjectCommand({ Bucket: this.Bucket, Key, Body: await file.readFile() }));
        return;
      }
      const { UploadId } = await this.client.send(new CreateMultipartUploadCommand({ Bucket: this.Bucket, Key }));
      const target = { Bucket: this.Bucket, Key, UploadId };
      try {
        const Parts: CompletedPart[] = [];
        const step = Math.max(this.partBytes, Math.ceil(size / MAX_PARTS));
        for (let at = 0; at < size; at += step) {
          const Body = Buffer.alloc(Math.min(step, size - at));
          await file.read(Body, 0, Body.length, at);
          const PartNumber = Parts.length + 1;
          const { ETag } = await this.client.send(new UploadPartCommand({ ...target, PartNumber, Body }));
          Parts.push({ PartNumber, ETag });
        }
        await this.client.send(new CompleteMultipartUploadCommand({ ...target, MultipartUpload: { Parts } }));
      } catch (error) {
        await this.client.send(new AbortMultipartUploadCommand(target)).catch(() => undefined);
        throw error;
      }
    } finally {
      await file.close();
    }
  }

  async delete(Key: string): Promise<void> {
    await this.client.send(new DeleteObjectCommand({ Bucket: this.Bucket, Key }));
  }
}
