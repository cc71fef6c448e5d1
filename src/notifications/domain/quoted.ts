const MAX_LENGTH = 200;

/**
 * White space, control and invisible characters, including direction marks. Emoji sequences need the zero-width joiner.
 */
const INVISIBLE = /[[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Z}]--[\u200d]]+/gv;
const SCHEME = /\b[a-z][a-z0-9+.-]*:\/+/gi;
/** A dot or lookalike that may be part of a host name. */
const HOST_DOT = /(?<=[\p{L}\p{M}\p{N}_-])[.\u2024\u3002\uff0e\uff61](?=\p{L})/gu;

/**
 * User-written text that is safe to quote in a mail: one short line without anything that mail clients turn into a
 * link.
 */
export function quoted(text: string, maxLength = MAX_LENGTH): string {
  const line = text.replace(INVISIBLE, ' ').replace(SCHEME, '').replace(HOST_DOT, '. ').trim();
  return line.length > maxLength ? `${line.slice(0, maxLength).toWellFormed().trimEnd()}…` : line;
}
