import { readFileSync } from 'node:fs';
import type { Client } from 'pg';

const IS_OURS = 'n.nspname = current_schema() and not c.relispartition';

/** Constraints, indexes beyond those, triggers and functions, as PostgreSQL writes them. */
const RULES = `
  select c.relname as of, 'constraint ' || x.conname as name, pg_get_constraintdef(x.oid) as rule
  from pg_constraint x join pg_class c on c.oid = x.conrelid join pg_namespace n on n.oid = c.relnamespace
  where ${IS_OURS} and x.contype <> 'n'
  union all
  select c.relname, 'index ' || i.relname, pg_get_indexdef(i.oid)
  from pg_index x join pg_class c on c.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
    join pg_namespace n on n.oid = c.relnamespace
  where ${IS_OURS} and not exists (select from pg_constraint where conindid = i.oid and contype in ('p', 'u', 'x'))
  union all
  select c.relname, 'trigger ' || x.tgname, pg_get_triggerdef(x.oid)
  from pg_trigger x join pg_class c on c.oid = x.tgrelid join pg_namespace n on n.oid = c.relnamespace
  where ${IS_OURS} and not x.tgisinternal
  union all
  select c.relname, 'default ' || a.attname, pg_get_expr(d.adbin, d.adrelid)
  from pg_attrdef d join pg_class c on c.oid = d.adrelid join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum = d.adnum
  where ${IS_OURS} and c.relkind in ('r', 'p')
  union all
  select 'functions', p.proname || '(' || pg_get_function_identity_arguments(p.oid) || ')', pg_get_functiondef(p.oid)
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname = current_schema() and p.prokind = 'f'
    and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
  order by 1, 2`;

export type SchemaRules = Readonly<Record<string, Readonly<Record<string, string>>>>;

export const RULES_FILE = new URL('committed-rules.json', import.meta.url);

/** What the migrations make PostgreSQL hold, as `npm run schema` wrote it. */
export const committedRules = (): SchemaRules => JSON.parse(readFileSync(RULES_FILE, 'utf8')) as SchemaRules;

/** The rules of all tables, and the functions, of a database. */
export async function readRules(client: Client): Promise<SchemaRules> {
  const { rows } = await client.query<{ of: string; name: string; rule: string }>(RULES);
  const rules: Record<string, Record<string, string>> = {};
  for (const { of, name, rule } of rows) (rules[of] ??= {})[name] = rule;
  return rules;
}
