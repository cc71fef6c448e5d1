import { readdir } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { TemporaryFile } from '#profiles/adapters/http/uploads/temporary-file.js';

/** Receives an upload of this size in a folder, and prints the error code and the number of remaining files. */
const [folder = '', bytes = '0'] = process.argv.slice(2);
const file = new TemporaryFile(folder, { take: () => Promise.resolve(), release: () => undefined });
const chunks = Array.from({ length: Number(bytes) / 65_536 }, () => Buffer.alloc(65_536, 'x'));
const received = { stream: Readable.from(chunks), originalname: 'cv.pdf' } as Express.Multer.File;
const { _handleFile: receive } = file;
await new Promise((resolve) => receive(undefined as never, received, resolve));
await file.close();
const code = (file.failure as NodeJS.ErrnoException | undefined)?.code ?? 'none';
process.stdout.write(`${code}, ${(await readdir(folder)).length} files left`);
