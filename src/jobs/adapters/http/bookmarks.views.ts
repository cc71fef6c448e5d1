import { ApiProperty } from '@nestjs/swagger';
import { Integer } from '#platform/http/api/fields.js';
import { JobCardBody } from './search/job-search.views.js';

export class BookmarkBody {
  @Integer() readonly id!: number;
  @Integer() readonly jobId!: number;
  @ApiProperty() readonly createdAt!: Date;
}

/** A saved listing that can no longer be read. */
export class UnavailableBookmarkBody extends BookmarkBody {
  @ApiProperty({ description: 'As last approved' }) readonly title!: string;
  @ApiProperty() readonly company!: string;
}

export class BookmarkedJobBody extends BookmarkBody {
  @ApiProperty() readonly job!: JobCardBody;
}
