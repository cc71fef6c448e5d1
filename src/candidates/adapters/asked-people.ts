import { Injectable } from '@nestjs/common';
import { ContactQueries, type AskedRequest } from '../application/ports/contact-queries.js';

/** Tells other modules what companies asked job seekers. */
@Injectable()
export class AskedPeople {
  constructor(private readonly queries: ContactQueries) {}

  find(requestId: number): Promise<AskedRequest | undefined> {
    return this.queries.find(requestId);
  }
}
