const MAX_LENGTH = 200;

/** White space, controls and everything invisible, direction marks included. Emoji sequences need the zero width joiner. */
const INVISIBLE = /[[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Z}]--[\u200d]]+/gv;
const SCHEME = /\b[a-z][a-z0-9+.-]*:\/+/gi;
/** A dot, or one of its lookalikes, that may be part of a host name. */
const HOST_DOT = /(?<=[\p{L}\p{M}\p{N}_-])[.\u2024\u3002\uff0e\uff61](?=\p{L})/gu;

/** Someone else's text as a mail may quote it: one short line without anything that mail programs turn into a link. */
export function quoted(text: string, maxLength = MAX_LENGTH): string {
  const line = text.replace(INVISIBLE, ' ').replace(SCHEME, '').replace(HOST_DOT, '. ').trim();
  return line.length > maxLength ? `${line.slice(0, maxLength).toWellFormed().trimEnd()}…` : line;
}
