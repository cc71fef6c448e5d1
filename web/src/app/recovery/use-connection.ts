import { useSyncExternalStore } from 'react';
import { connection, type Connection, type ConnectionState } from '@/lib/browser/connection.ts';

/** The current state of the connection. */
export function useConnection(watched: Connection = connection): ConnectionState {
  return useSyncExternalStore(watched.subscribe, watched.current, () => 'fine');
}
