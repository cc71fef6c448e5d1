import { useSyncExternalStore } from 'react';
import { connection, type Connection, type ConnectionState } from '../../lib/connection.ts';

/** Whether requests get through now. */
export function useConnection(watched: Connection = connection): ConnectionState {
  return useSyncExternalStore(watched.subscribe, watched.current, watched.current);
}
