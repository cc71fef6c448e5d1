import type { CalendarEntry } from '#shared/domain/values/calendar-entry.js';
import type { Words } from '#shared/domain/words.js';
import type { MailKind } from './mail-kinds.js';
import { quoted } from './quoted.js';

export type Recipient = { readonly fullName: string; readonly email: string };

/** A mail to one recipient. All texts are plain text. */
export type Mail = {
  /** The language it is written in. */
  readonly words: Words;
  /** The kind of mail; safe to log. */
  readonly about: MailKind;
  readonly to: Recipient;
  /** A single line. */
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** Lists below the paragraphs. */
  readonly sections?: readonly MailSection[];
  /** The label of the button. */
  readonly action: string;
  /** The page that the button opens; starts with a slash. */
  readonly path: string;
  /** An appointment for the recipient's calendar. */
  readonly calendar?: CalendarEntry;
};

/** What a mail says. */
export type MailContent = Omit<Mail, 'words' | 'about' | 'to'> & {
  /** False if the text has a greeting of its own. */
  readonly greets?: boolean;
};

/** A list in a mail. */
export type MailSection = {
  readonly title: string;
  readonly items: readonly { readonly title: string; readonly text: string; readonly path: string }[];
  /** A last line with a link. */
  readonly more?: { readonly text: string; readonly path: string };
};

/** Addresses a mail, with a greeting. */
export function mailTo(
  words: Words,
  to: Recipient,
  about: MailKind,
  { greets = true, paragraphs, ...content }: MailContent,
): Mail {
  const all = greets ? [greeting(words, to), ...paragraphs] : paragraphs;
  return { words, about, to: addressee(to), ...content, paragraphs: all };
}

/** The recipient with a name that is safe in a header. */
function addressee({ fullName, email }: Recipient): Recipient {
  return { fullName: quoted(fullName), email };
}

function greeting({ t }: Words, { fullName }: Recipient): string {
  return fullName ? t('Hello {name},', { name: quoted(fullName) }) : t('Hello,');
}
