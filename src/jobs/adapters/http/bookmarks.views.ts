import { ApiProperty } from '@nestjs/swagger';
import { IsInt, Max, Min } from 'class-validator';
import { LARGEST_ID } from '../../../shared/adapters/http/api/id.pipe.js';
import type { Bookmark, BookmarkedJob } from '../../application/ports/bookmarks.js';
import { JobCardBody } from './job-search.views.js';

/** POST /bookmarks */
export class SaveJobRequest {
  @ApiProperty({ type: 'integer', minimum: 1, maximum: LARGEST_ID })
  @IsInt({ message: 'jobId must be the number of a job' })
  @Min(1, { message: 'jobId must be the number of a job' })
  @Max(LARGEST_ID, { message: 'jobId must be the number of a job' })
  readonly jobId!: number;
}

export class BookmarkBody {
  @ApiProperty({ type: 'integer' }) readonly id: number;
  @ApiProperty({ type: 'integer' }) readonly jobId: number;
  @ApiProperty() readonly createdAt: Date;

  constructor(bookmark: Bookmark) {
    this.id = bookmark.id;
    this.jobId = bookmark.jobId;
    this.createdAt = bookmark.createdAt;
  }
}

export class BookmarkedJobBody extends BookmarkBody {
  @ApiProperty() readonly job: JobCardBody;

  constructor(bookmarked: BookmarkedJob, now: Date) {
    super(bookmarked);
    this.job = new JobCardBody(bookmarked.job, now);
  }
}
