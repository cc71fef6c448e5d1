import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/adapters/postgres/database.js';
import { Companies, type Company } from '../../application/ports/companies.js';

const ONE = {
  name: 'job-company',
  text: 'select company_logo as logo, company_website as website from employer_profile where user_id = $1',
};

/** Read model of the companies' profiles, for what search engines are told of listings. */
@Injectable()
export class CompanyReadModel extends Companies {
  constructor(private readonly database: Database) {
    super();
  }

  override async ofEmployer(employerId: number): Promise<Company | undefined> {
    return (await this.database.query<Company>(ONE, [employerId]))[0];
  }
}
