/** Watches for sessions that end in any process, by sign-out, expiry or a change of the account. */
export abstract class SessionWatch {
  /** Calls `ended` when the session ends or if it has ended already. Returns a function that stops the watch. */
  abstract watch(sessionId: string, ended: () => void): () => void;
}
