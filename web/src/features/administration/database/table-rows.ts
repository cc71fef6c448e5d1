import type { TableStatusBody } from '@/api/generated/types.gen';

/** A database table as a row, with its name as id. */
export interface TableRow extends TableStatusBody {
  id: string;
}

/** Sorts tables by name, broken ones first. */
export function tableRows(tables: Readonly<Record<string, TableStatusBody>>): TableRow[] {
  return Object.entries(tables)
    .map(([id, status]) => ({ id, ...status }))
    .sort((a, b) => Number(a.valid) - Number(b.valid) || a.id.localeCompare(b.id));
}
