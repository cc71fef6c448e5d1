import type { UserEvent } from '@testing-library/user-event';
import type { Role } from '@/features/auth/user.ts';
import { type Operation, type StandInApi } from '@/testing/api/stand-in-api.ts';

/** Something that people do by a button, or by a choice. */
export interface Action {
  url: string;
  as: Role;
  server?: (api: StandInApi) => void;
  /** Opens what has the button. */
  before?: (user: UserEvent) => Promise<unknown>;
  /** The name of the button, or what to do instead of pressing one. */
  press: string | RegExp | ((user: UserEvent) => Promise<void>);
  call: Operation;
  /** What is sent. */
  sends: { path?: object; body?: unknown; version?: number };
  /** What is read again after it. */
  reloads: Operation[];
  /** What differs from the sample of the answer. */
  answers?: object;
  /** The title and the text of the toast. */
  says?: string;
  /** The title of the toast of a failure. */
  fails?: string;
}
