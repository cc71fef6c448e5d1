/** Where a resume can be opened for a few minutes by whoever has the link. */
export type ResumeLink = {
  /** Absolute address of the file. */
  readonly url: string;
  /** The same in an external document viewer; `null` where the operator named none. */
  readonly viewerUrl: string | null;
};

/** Makes and checks links to resumes, which nobody can make up or prolong. */
export abstract class ResumeLinks {
  /** A link that begins its time now. */
  abstract to(key: string): ResumeLink;

  /** @throws LinkNotValid when the link was changed or its time is over */
  abstract check(key: string, expires: string, signature: string): void;
}
