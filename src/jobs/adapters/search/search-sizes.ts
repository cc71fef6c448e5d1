import { Injectable } from '@nestjs/common';

/** From how many listings on a search does not count them all any more. */
@Injectable()
export class SearchSizes {
  /** Up to so many listings that can be searched everything is counted to the end. */
  readonly exactUpTo: number = 100_000;
  /** Beyond that, counting stops after so many. */
  readonly enough: number = 10_000;
}
