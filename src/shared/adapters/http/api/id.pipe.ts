import { Injectable, NotFoundException, type PipeTransform } from '@nestjs/common';

/** PostgreSQL's largest integer. */
export const LARGEST_ID = 2_147_483_647;

/** Reads an id from a path; what can be no id is simply not there. */
@Injectable()
export class IdPipe implements PipeTransform<string, number> {
  transform(value: string): number {
    const id = readId(value);
    if (id === undefined) throw new NotFoundException();
    return id;
  }
}

/** The id that a part of a path is; undefined where it can be none. */
export function readId(text: string): number | undefined {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  return id >= 1 && id <= LARGEST_ID ? id : undefined;
}
