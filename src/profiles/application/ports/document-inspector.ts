import type { DocumentFormat } from '../../domain/upload-rules.js';

/** Looks into documents. */
export abstract class DocumentInspector {
  /** Whether the content really is a document of the format, without macros and without bombs. */
  abstract isGenuine(content: Uint8Array, format: DocumentFormat): Promise<boolean>;
}
