import type { QueueName } from '#shared/application/background/background-work.js';

/** SQL condition: whether work is queued, running or waiting for a retry; `id` is an SQL expression. */
export function isUnfinished(queue: QueueName, id: string): string {
  return `exists (
    select from pgboss.job work
    where work.name = '${queue}' and work.state in ('created', 'retry', 'active') and (work.data ->> 'id')::integer = ${id})`;
}
