/** Tells of sessions that have ended, by signing out in whatever process or by running out. */
export abstract class SessionWatch {
  /** Calls `ended` when the session ends, or if it has ended already; the function that comes back stops the watch. */
  abstract watch(sessionId: string, ended: () => void): () => void;
}
