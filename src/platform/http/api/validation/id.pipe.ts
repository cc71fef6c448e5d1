import { Injectable, NotFoundException, type PipeTransform } from '@nestjs/common';

/** PostgreSQL's largest integer. */
export const LARGEST_ID = 2_147_483_647;

/** Parses an id in a path; returns 404 if it is malformed. */
@Injectable()
export class IdPipe implements PipeTransform<string, number> {
  transform(value: string): number {
    const id = readId(value);
    if (id === undefined) throw new NotFoundException();
    return id;
  }
}

/** Undefined if the text is not a valid id. */
export function readId(text: string): number | undefined {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  return id >= 1 && id <= LARGEST_ID ? id : undefined;
}
