import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { FormHash } from '../../application/ports/form-hash.js';
import type { ImportedForm } from '../../domain/imported-listing.js';

/** SHA-256 of a form, independent of the order of its fields. */
@Injectable()
export class ShaFormHash implements FormHash {
  of(form: ImportedForm): string {
    const entries = Object.entries(form).sort(([a], [b]) => (a < b ? -1 : 1));
    return createHash('sha256').update(JSON.stringify(entries)).digest('base64url');
  }
}
