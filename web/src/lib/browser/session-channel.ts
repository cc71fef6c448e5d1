let channel: BroadcastChannel | undefined;

/** Carries the id of the new user, or null, between the tabs of this browser. A tab does not receive its own messages. */
export function sessionChannel(): BroadcastChannel {
  channel ??= new BroadcastChannel('wayfare:session');
  return channel;
}
