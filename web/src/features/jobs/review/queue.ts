/** A listing in the order in which it is reviewed. */
export interface QueuedJob {
  id: number;
  employerId: number;
}

/** The listings before and after one, and `after` the first one of another employer. */
export function neighborsIn(queue: readonly QueuedJob[], id: number) {
  const at = queue.findIndex((job) => job.id === id);
  if (at < 0) return {};
  const { employerId } = queue[at] ?? {};
  const rest = [...queue.slice(at + 1), ...queue.slice(0, at)];
  return {
    previous: queue[at - 1]?.id,
    next: queue[at + 1]?.id,
    after: rest.find((job) => job.employerId !== employerId)?.id,
  };
}
