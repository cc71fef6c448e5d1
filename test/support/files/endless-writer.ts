import { DiskFileStore } from '#platform/files/disk-file-store.js';

/** Stores files in the folder named on the command line until it is killed. */
const store = new DiskFileStore(process.argv[2] ?? '');
const content = Buffer.alloc(Number(process.argv[3]), 'whole');
for (let i = 0; ; i += 1) {
  await store.put(`file-${i}.pdf`, content);
  process.stdout.write('.');
}
