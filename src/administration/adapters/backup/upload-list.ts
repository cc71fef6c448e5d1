import { createHash } from 'node:crypto';
import type { UploadManifest, UploadsManifest } from '../../domain/backup-manifest.js';

/** The list of the uploads in an archive, a line of JSON for each, of which only the sum is kept. */
export class UploadList {
  private readonly hash = createHash('sha256');
  private count = 0;
  private bytes = 0;

  /** Adds an upload; returns its line. */
  add(upload: UploadManifest): Buffer {
    this.count += 1;
    this.bytes += upload.bytes;
    const line = lineOf(upload);
    this.hash.update(line);
    return line;
  }

  /** What the manifest says of the uploads; nothing can be added afterwards. */
  sum(): UploadsManifest {
    return { count: this.count, bytes: this.bytes, sha256: this.hash.digest('hex') };
  }
}

/** The one spelling of a line. */
function lineOf({ key, bytes, sha256 }: UploadManifest): Buffer {
  return Buffer.from(`${JSON.stringify({ key, bytes, sha256 })}\n`);
}

/** What the manifest says of a list of uploads. */
export function sumOf(uploads: Iterable<UploadManifest>): UploadsManifest {
  const list = new UploadList();
  for (const upload of uploads) list.add(upload);
  return list.sum();
}

/** Whether two lists are the same. */
export function isSameList(one: UploadsManifest, other: UploadsManifest): boolean {
  return one.count === other.count && one.bytes === other.bytes && one.sha256 === other.sha256;
}
