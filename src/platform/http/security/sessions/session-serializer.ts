import { Injectable } from '@nestjs/common';
import { PassportSerializer } from '@nestjs/passport';

type Done<T> = (error: unknown, value: T) => void;

/** Stores only the user's id in the session. */
@Injectable()
export class SessionSerializer extends PassportSerializer {
  override serializeUser({ id }: Express.User, done: Done<number>): void {
    done(null, id);
  }

  override deserializeUser(id: number, done: Done<Express.User>): void {
    done(null, { id });
  }
}
