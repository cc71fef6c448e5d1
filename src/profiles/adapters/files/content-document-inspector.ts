import { Injectable } from '@nestjs/common';
import { DocumentInspector } from '../../application/ports/document-inspector.js';
import type { DocumentFormat } from '../../domain/upload-rules.js';
import { isPlainWordFile } from './compound-file.js';
import { isPlainWordArchive } from './word-archive.js';

/** Where the header of a PDF may begin at the latest, and how near to the end its last marks stand (ISO 32000-1, annex H.3). */
const PDF_MARGIN = 1024;

/** Tells documents by their structure. */
@Injectable()
export class ContentDocumentInspector extends DocumentInspector {
  override async isGenuine(content: Uint8Array, format: DocumentFormat): Promise<boolean> {
    const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
    switch (format) {
      case 'pdf':
        return isWholePdf(bytes);
      case 'doc':
        return isPlainWordFile(bytes);
      case 'docx':
        return isPlainWordArchive(bytes);
    }
  }
}

function isWholePdf(bytes: Buffer): boolean {
  const begin = bytes.toString('latin1', 0, PDF_MARGIN);
  const end = bytes.toString('latin1', Math.max(0, bytes.length - PDF_MARGIN));
  // A page of HTML with a PDF in it would be both: nothing readable as markup may come first.
  const header = /%PDF-[12]\.\d/.exec(begin);
  return header !== null && !begin.slice(0, header.index).includes('<') && /startxref\s+\d+\s+%%EOF/.test(end);
}
