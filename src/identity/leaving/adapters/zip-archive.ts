import { PassThrough, Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

export type ArchivedFile = { readonly name: string; readonly content: Uint8Array | AsyncIterable<Uint8Array> };

/** Streams a ZIP archive, reading one file at a time. */
export function zipArchive(files: AsyncIterable<ArchivedFile>): AsyncIterable<Uint8Array> {
  const zip = new ZipFile();
  const archive = new PassThrough();
  const fail = (error: Error) => archive.destroy(error);
  zip.on('error', fail);
  pipeline(zip.outputStream, archive).catch(fail);
  add(zip, files).catch(fail);
  return archive;
}

async function add(zip: ZipFile, files: AsyncIterable<ArchivedFile>): Promise<void> {
  for await (const { name, content } of files) {
    const source = Readable.from(content, { objectMode: false });
    zip.addReadStream(source, name);
    await finished(source);
  }
  zip.end();
}
