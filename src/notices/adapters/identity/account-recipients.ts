import { Injectable } from '@nestjs/common';
import { Contacts } from '../../../identity/index.js';
import { Recipients } from '../../application/ports/recipients.js';
import type { Recipient } from '../../domain/letter.js';

/** People as the identity module publishes them. */
@Injectable()
export class AccountRecipients extends Recipients {
  constructor(private readonly contacts: Contacts) {
    super();
  }

  override find(userId: number): Promise<Recipient | undefined> {
    return this.contacts.find(userId);
  }
}
