import { ApiProperty } from '@nestjs/swagger';
import { JobCardBody } from './search/job-search.views.js';

export class BookmarkBody {
  @ApiProperty({ type: 'integer' }) readonly id!: number;
  @ApiProperty({ type: 'integer' }) readonly jobId!: number;
  @ApiProperty() readonly createdAt!: Date;
}

export class BookmarkedJobBody extends BookmarkBody {
  @ApiProperty() readonly job!: JobCardBody;
}
