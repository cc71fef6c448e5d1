import { Injectable, NotFoundException, type PipeTransform } from '@nestjs/common';

/** PostgreSQL's largest integer. */
export const LARGEST_ID = 2_147_483_647;

/** Reads an id from a path; what can be no id is simply not there. */
@Injectable()
export class IdPipe implements PipeTransform<string, number> {
  transform(value: string): number {
    const id = /^[1-9]\d{0,9}$/.test(value) ? Number(value) : 0;
    if (id < 1 || id > LARGEST_ID) throw new NotFoundException();
    return id;
  }
}
