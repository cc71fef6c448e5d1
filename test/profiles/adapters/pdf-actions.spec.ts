import { deflateSync } from 'node:zlib';
import { inspect } from '#profiles/adapters/inspection/inspect.js';

/** A PDF with these entries in its catalog, and further objects. */
function aPdfThatActs(catalog: string, ...objects: string[]): string {
  return `%PDF-1.7
1 0 obj<</Type/Catalog/Pages 2 0 R ${catalog}>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj
${objects.join('\n')}
trailer<</Root 1 0 R>>
startxref
0
%%EOF
`;
}

/** An object that contains compressed ones. */
function packed(objects: Readonly<Record<string, string>>, more = ''): string {
  let [head, body] = ['', ''];
  for (const [id, text] of Object.entries(objects)) {
    head += `${id} ${body.length} `;
    body += `${text}\n`;
  }
  const stream = deflateSync(Buffer.from(head + body)).toString('latin1');
  return `9 0 obj<</Type/ObjStm/First ${head.length}/Filter/FlateDecode${more}>>stream\n${stream}\nendstream endobj`;
}

const SCRIPT = '<</S/JavaScript/JS(app.alert\\(1\\))>>';
const OBJECT = `5 0 obj${SCRIPT}endobj`;
const checked = (content: string) => inspect(Buffer.from(content, 'latin1'), { formats: ['pdf'] });

describe('a PDF that does something when it is opened', () => {
  const what = 'This PDF runs a script or opens something else when it is opened.';

  it.each([
    ['a script', aPdfThatActs(`/OpenAction${SCRIPT}`)],
    ['a script of another object', aPdfThatActs('/OpenAction 5 0 R', OBJECT)],
    ['a script with disguised names', aPdfThatActs('/Open#41ction 5 0 R', '5 0 obj<</S/J#61vaScript/JS(x)>>endobj')],
    ['a script after a comment', aPdfThatActs('/OpenAction%x\n5 0 R', '5 0 obj<</S%x\n/JavaScript/JS(x)>>endobj')],
    ['a compressed script', aPdfThatActs('/OpenAction 5 0 R', packed({ 5: SCRIPT }))],
    ['an action whose kind is elsewhere', aPdfThatActs('/OpenAction 5 0 R', '5 0 obj<</S 6 0 R>>endobj')],
    ['scripts of the document', aPdfThatActs('/Names<</JavaScript<</Names[(a)5 0 R]>>>>', OBJECT)],
    [
      'compressed scripts of the document',
      aPdfThatActs('/Names 6 0 R', packed({ 6: '<</JavaScript 7 0 R>>', 7: '<</Names[(a)5 0 R]>>', 5: SCRIPT })),
    ],
    ['a script of an update', `${aPdfThatActs('')}${aPdfThatActs(`/OpenAction${SCRIPT}`)}`],
    ['a file of another computer on a page', aPdfThatActs('', '5 0 obj<</AA<</O<</S/GoToE/F(\\\\\\\\x)>>>>>>endobj')],
    ['a script of a page', aPdfThatActs('', `4 0 obj<</AA 6 0 R>>endobj 6 0 obj<</O 5 0 R>>endobj ${OBJECT}`)],
    ...['O', 'PO', 'PV', 'WC', 'WS', 'DS', 'WP', 'DP'].map((moment): [string, string] => [
      `a form that is sent at the moment ${moment}`,
      aPdfThatActs(`/AA<</${moment}<</S/SubmitForm/F(http://x.example)>>>>`),
    ]),
    [
      'a page of the web after a harmless action',
      aPdfThatActs('/OpenAction 5 0 R', '5 0 obj<</S/GoTo/Next[6 0 R]>>endobj 6 0 obj<</S/URI>>endobj'),
    ],
    ['actions without an end', aPdfThatActs('/OpenAction 5 0 R', '5 0 obj<</S/GoTo/Next 5 0 R>>endobj')],
    [
      'a script within a stream',
      aPdfThatActs('/OpenAction 5 0 R', `4 0 obj<</Length 99>>stream\n${OBJECT}\nendstream endobj`),
    ],
  ])('is refused: %s', async (_what, content) => {
    expect(await checked(content)).toEqual({ refusal: { what, wayOut: 'Print it to a new PDF.' } });
  });

  it.each([
    ['plainly', '5 0 obj<</Type/Annot/A<</S/Launch/F(cmd.exe)>>>>endobj'],
    ['with a disguised name', '5 0 obj<</Type/Annot/A<</S/L#61unch/F(cmd.exe)>>>>endobj'],
    ['in a compressed object', packed({ 5: '<</A<</S/Launch>>>>' })],
  ])('is refused if it starts a program on a click, %s', async (_how, object) => {
    const refusal = { what: 'This PDF starts a program or opens another file.' };
    expect(await checked(aPdfThatActs('', object))).toMatchObject({ refusal });
  });

  it.each([
    ['compressed in an old way', packed({ 5: SCRIPT }).replace('FlateDecode', 'LZWDecode')],
    ['compressed with a predictor', packed({ 5: SCRIPT }, '/DecodeParms<</Predictor 12>>')],
    ['too large', packed({ 5: ' '.repeat(20_000_000) })],
    ['damaged', packed({ 5: SCRIPT }).replace('stream\n', 'stream\nxx')],
    ['each up to the end of the file', '4 0 obj '.repeat(300_000)],
    ['too many', '5 0 obj endobj '.repeat(600_000)],
    ['with streams up to the end of the file', '4 0 obj stream\n'.repeat(300_000)],
    ['with actions in actions', `4 0 obj ${'/AA<<'.repeat(500_000)} endobj`],
    ['with too many actions', `4 0 obj ${'/AA 5 0 R '.repeat(20_000)} endobj 5 0 obj<</S/GoTo>>endobj`],
  ])('is refused if its objects cannot be read: %s', async (_what, object) => {
    const refusal = { what: 'This PDF is too complex or unusual to be checked.' };
    expect(await checked(aPdfThatActs('', object))).toMatchObject({ refusal });
  });
});

describe('a PDF that waits for a person', () => {
  it.each([
    ['that opens at a page', aPdfThatActs('/OpenAction[3 0 R/XYZ null null 0]')],
    ['that opens at a place', aPdfThatActs('/OpenAction 5 0 R', '5 0 obj<</S/GoTo/D[3 0 R/Fit]>>endobj')],
    ...['GoTo', 'Named', 'GoTo3DView', 'SetOCGState', 'Trans', 'Thread', 'Hide'].map((kind): [string, string] => [
      `that begins with ${kind}`,
      aPdfThatActs(`/OpenAction<</S/${kind}>>`),
    ]),
    ['with an empty list of scripts', aPdfThatActs('/Names<</JavaScript 5 0 R>>', '5 0 obj<</Names[]>>endobj')],
    ['with a form', aPdfThatActs('', `4 0 obj<</FT/Tx/AA<</K${SCRIPT}/C 5 0 R>>>>endobj ${OBJECT}`)],
    ['with a button that has a script', aPdfThatActs('', `4 0 obj<</FT/Btn/A${SCRIPT}>>endobj`)],
    [
      'with an attachment, as Europass writes it',
      aPdfThatActs('', '5 0 obj<</Type/EmbeddedFile>>stream\n<cv>/Launch</cv>\nendstream endobj'),
    ],
    ['with a link', aPdfThatActs('', '5 0 obj<</Type/Annot/A<</S/URI/URI(https://a.example/Launch)>>>>endobj')],
    ['that mentions such words', aPdfThatActs('', '5 0 obj<</Title(A /Launch \\(1\\) and (a /OpenAction))>>endobj')],
    ['with many parentheses', aPdfThatActs('', `4 0 obj ${'\\('.repeat(2_000_000)}${'('.repeat(1_000_000)} endobj`)],
    ['with wide gaps', aPdfThatActs('/OpenAction 5 0 R', `5 0 obj<</S/GoTo/Next${' '.repeat(3_000_000)}>>endobj`)],
    ['with compressed objects', aPdfThatActs('', packed({ 5: '<</Type/Annot>>', 6: '[0 0 9 9]' }))],
  ])('is accepted: %s', async (_what, content) => {
    expect(await checked(content)).toEqual({ format: 'pdf', copies: [] });
  });
});
