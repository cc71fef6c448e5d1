/** A line of text on the page. */
export type TextLine = { readonly text: string; readonly size: number; readonly bold?: boolean };

/** A4, in points. */
const [WIDTH, HEIGHT] = [595, 842];
const MARGIN = 60;

/** A PDF with one page of text in Helvetica. Supports only characters of Western European languages. */
export function onePagePdf(lines: readonly TextLine[]): Buffer {
  let y = HEIGHT - MARGIN;
  const drawn = lines.map(({ text, size, bold }) => {
    y -= size * 1.4;
    return `/${bold ? 'Bold' : 'Plain'} ${size} Tf 1 0 0 1 ${MARGIN} ${y.toFixed(1)} Tm (${escaped(text)}) Tj`;
  });
  const content = `BT\n${drawn.join('\n')}\nET`;
  return assembled([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Contents 4 0 R ` +
      '/Resources << /Font << /Plain 5 0 R /Bold 6 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
  ]);
}

function font(name: string): string {
  return `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
}

function escaped(text: string): string {
  return text.replace(/[\\()]/g, String.raw`\$&`);
}

/** The file: the objects, and a table of their offsets. */
function assembled(objects: readonly string[]): Buffer {
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  const end = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  // One byte per character, so that string lengths are file offsets.
  return Buffer.from(file + table + end, 'latin1');
}
