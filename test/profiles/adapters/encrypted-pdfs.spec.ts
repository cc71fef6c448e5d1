import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inspect } from '#profiles/adapters/inspection/inspect.js';

const FOLDER = join('test', 'profiles', 'adapters', 'encrypted-pdfs');

/**
 * Inspects a file written by `qpdf --encrypt "" owner … --object-streams=generate`: its objects are in an encrypted,
 * compressed stream. Those named “script” run one when they are opened.
 */
const inspected = async (name: string) => inspect(await readFile(join(FOLDER, `${name}.pdf`)), { formats: ['pdf'] });

describe.each(['rc4-40', 'rc4-128', 'aes-128', 'aes-256', 'aes-256-r5'])(
  'a PDF encrypted as %s without a password',
  (how) => {
    it('is accepted', async () => {
      expect(await inspected(`plain-${how}`)).toEqual({ format: 'pdf', copies: [] });
    });

    it('is refused if it runs a script when it is opened', async () => {
      expect(await inspected(`script-${how}`)).toMatchObject({
        refusal: { what: 'This PDF runs a script or opens something else when it is opened.' },
      });
    });
  },
);

it('refuses a PDF with a password', async () => {
  expect(await inspected('plain-secret')).toMatchObject({
    refusal: { what: 'This PDF is protected with a password.' },
  });
});
