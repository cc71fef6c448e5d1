import { Injectable } from '@nestjs/common';
import { Clock } from '../application/clock.js';

/** The time of this machine. */
@Injectable()
export class SystemClock extends Clock {
  override now(): Date {
    return new Date();
  }
}
