/** For changes that only read: returns the aggregate as it is stored. */
export const itself = <T>(aggregate: T): T => aggregate;
