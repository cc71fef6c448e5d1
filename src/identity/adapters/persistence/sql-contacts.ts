import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/adapters/postgres/database.js';
import { Contacts, type Contact } from '../../application/contacts.js';

const ONE = { name: 'contact', text: 'select full_name as "fullName", email from user_account where id = $1' };

/** Contacts for other modules, straight from the table of accounts. */
@Injectable()
export class SqlContacts extends Contacts {
  constructor(private readonly database: Database) {
    super();
  }

  override async find(userId: number): Promise<Contact | undefined> {
    return (await this.database.query<Contact>(ONE, [userId]))[0];
  }
}
