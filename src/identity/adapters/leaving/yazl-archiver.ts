import { Injectable } from '@nestjs/common';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { Archiver, type PersonalFile } from '../../application/ports/personal-data.js';

/** Packs ZIP archives in memory: what one person may store is limited. */
@Injectable()
export class YazlArchiver implements Archiver {
  async pack(files: AsyncIterable<PersonalFile>): Promise<Uint8Array> {
    const zip = new ZipFile();
    for await (const { name, content } of files) zip.addBuffer(Buffer.from(content), name);
    zip.end();
    return buffer(zip.outputStream);
  }
}
