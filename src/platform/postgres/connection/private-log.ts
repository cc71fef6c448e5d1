import type { ClientBase } from 'pg';

/** Settings that keep personal data (values of rows and parameters) out of PostgreSQL's log. */
export const PRIVATE_LOG_SETTINGS = {
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_parameter_max_length_on_error: '0',
} as const;

/** Skips those that need privileges which the user lacks. */
const APPLY = {
  text: `
    select set_config(wanted.key, wanted.value, false)
    from json_each_text($1::json) wanted join pg_settings s on s.name = wanted.key
    where s.context = 'user' or has_parameter_privilege(s.name, 'set')`,
  values: [JSON.stringify(PRIVATE_LOG_SETTINGS)],
};

/** Applies the settings to a new connection as far as its user's privileges allow. */
export async function keepLogPrivate(client: ClientBase): Promise<void> {
  await client.query(APPLY);
}
