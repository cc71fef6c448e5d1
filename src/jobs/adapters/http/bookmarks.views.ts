import { ApiProperty } from '@nestjs/swagger';
import { Integer } from '../../../shared/adapters/http/api/fields.js';
import { JobCardBody } from './search/job-search.views.js';

export class BookmarkBody {
  @Integer() readonly id!: number;
  @Integer() readonly jobId!: number;
  @ApiProperty() readonly createdAt!: Date;
}

export class BookmarkedJobBody extends BookmarkBody {
  @ApiProperty() readonly job!: JobCardBody;
}
