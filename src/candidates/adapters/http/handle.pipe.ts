import { Injectable, type PipeTransform } from '@nestjs/common';
import { CandidateNotFound } from '../../domain/candidate.js';

const HANDLE = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Parses the handle of a candidate in a path; a malformed one is nobody's. */
@Injectable()
export class HandlePipe implements PipeTransform<string, string> {
  transform(value: string): string {
    if (!HANDLE.test(value)) throw new CandidateNotFound();
    return value;
  }
}
