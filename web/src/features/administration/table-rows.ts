import type { TableStatusBody } from '@/api/generated/types.gen';

/** A table of the database as a row; its name is the id. */
export interface TableRow extends TableStatusBody {
  id: string;
}

/** The tables by name, after those that are broken. */
export function tableRows(tables: Readonly<Record<string, TableStatusBody>>): TableRow[] {
  return Object.entries(tables)
    .map(([id, status]) => ({ id, ...status }))
    .sort((a, b) => Number(a.valid) - Number(b.valid) || a.id.localeCompare(b.id));
}
