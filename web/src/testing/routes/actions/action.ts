import { fireEvent, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Role } from '@/features/auth/user.ts';
import type { Site } from '@/lib/page/site.ts';
import { type Operation, type StandInApi } from '@/testing/api/stand-in-api.ts';
import type { App } from '@/testing/app.tsx';
import { fill } from '@/testing/controls.ts';

/** Something that people do by a button, or by a choice. */
export interface Action {
  url: string;
  as: Role;
  site?: Partial<Site>;
  server?: (api: StandInApi) => void;
  /** Opens what has the button. */
  before?: (user: UserEvent) => Promise<unknown>;
  /** The name of the button, or what to do instead of pressing one. */
  press: string | RegExp | ((user: UserEvent) => Promise<HTMLElement | void>);
  call: Operation;
  /** What is sent. */
  sends: { path?: object; body?: unknown; version?: number };
  /** What is read again after it. */
  reloads: Operation[];
  /** Whether it is also read again after a failure, because somebody else may have changed it. */
  mayHaveChanged?: boolean;
  /** What differs from the sample of the answer. */
  answers?: object;
  /** The title and the text of the toast. */
  says?: string;
  /** The title of the toast of a failure. */
  fails?: string;
  /** A text that the page then shows. */
  shows?: string;
  /** Reads the page, and what it then finds. */
  found?: [read: () => unknown, found: unknown];
  /** Where it then leads. */
  leads?: string;
  /** What the dialog that is then open says, if one is. */
  opens?: string;
  /** Other buttons that wait for it. */
  alsoOff?: (string | RegExp)[];
  /** The button can be pressed meanwhile, because it would lose the focus. */
  staysOn?: boolean;
}

/** Does it, by a double click if there is a button, because people click twice. Returns the button. */
export async function doIt({ user }: Pick<App, 'user'>, { press }: Action): Promise<HTMLElement | void> {
  if (typeof press === 'function') return press(user);
  const button = await screen.findByRole('button', { name: press });
  fireEvent.click(button);
  fireEvent.click(button);
  return button;
}

/** Whether a button does nothing now, or is gone. */
export function isOff(button: HTMLElement | void): boolean {
  return !button?.isConnected || button.matches(':disabled, .ant-btn-loading, .ant-switch-loading');
}

/** Presses a button, and then the one that confirms it. */
export const confirmed = (name: string | RegExp, confirmation: string | RegExp) => async (user: UserEvent) => {
  // The confirmation of a former attempt may still be there, after the button.
  const [button] = await screen.findAllByRole('button', { name });
  await user.click(button as HTMLElement);
  const buttons = await screen.findAllByRole('button', { name: confirmation });
  fireEvent.click(buttons.at(-1) as HTMLElement);
  return button;
};

/** Presses the last of the buttons with the same name: that of the dialog. */
export const last = (name: string) => async () => {
  fireEvent.click((await screen.findAllByRole('button', { name })).at(-1) as HTMLElement);
};

/** Ticks a box, unless it is ticked. */
export async function tick(name: string): Promise<void> {
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name });
  if (!box.checked) fireEvent.click(box);
}

/** Opens a dialog and fills its fields. */
export const opened =
  (button: string | RegExp, fields: Readonly<Record<string, string>> = {}) =>
  async () => {
    // That of a former attempt may still be there, after the button.
    fireEvent.click((await screen.findAllByRole('button', { name: button }))[0] as HTMLElement);
    await screen.findAllByRole('dialog');
    for (const [label, text] of Object.entries(fields)) {
      await screen.findByLabelText(label, { selector: 'input, textarea' });
      fill(label, text);
    }
  };
