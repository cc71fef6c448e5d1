import { reasonOf } from '#platform/embedded-postgres/embedded-error.js';

const INITDB = `Command failed: /bin/initdb --pgdata /data
creating subdirectories ... ok
running bootstrap script ... 2026-11-21 03:37:14 UTC [77] FATAL:  could not write to file: No space left on device
child process exited with exit code 1
initdb: removing data directory "/data"
`;

describe('the reason for an embedded database failure', () => {
  it.each([
    [new Error(INITDB), /FATAL:  could not write to file: No space left on device$/],
    [new Error('Command failed: useradd\nuseradd: cannot lock /etc/passwd.'), /^useradd: cannot lock \/etc\/passwd$/],
    [new Error('ENOSPC: no space left on device, write'), /^ENOSPC: no space left on device, write$/],
    ['a text', /^a text$/],
  ])('is a single line of the output: %s', (error, reason) => {
    expect(reasonOf(error)).toMatch(reason);
  });
});
