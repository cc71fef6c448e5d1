import { Injectable } from '@nestjs/common';
import { PassThrough, Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { Archiver, type PersonalFile } from '../../application/ports/privacy/personal-data.js';

/** Streams ZIP archives, reading one file at a time. */
@Injectable()
export class YazlArchiver implements Archiver {
  pack(files: AsyncIterable<PersonalFile>): AsyncIterable<Uint8Array> {
    const zip = new ZipFile();
    const archive = new PassThrough();
    const fail = (error: Error) => archive.destroy(error);
    zip.on('error', fail);
    pipeline(zip.outputStream, archive).catch(fail);
    add(zip, files).catch(fail);
    return archive;
  }
}

async function add(zip: ZipFile, files: AsyncIterable<PersonalFile>): Promise<void> {
  for await (const { name, content } of files) {
    const source = Readable.from(content, { objectMode: false });
    zip.addReadStream(source, name);
    await finished(source);
  }
  zip.end();
}
