import { prepared, type Database } from '#platform/postgres/database.js';
import type { ApplicationNoteBody } from '../../../application/notes/application-note.view.js';

/** Characters of the notes that an application is read with, as many as one note can have. */
const MAX_SHOWN = 5000;

/** Characters of the notes in a cell of an export. Spreadsheets hold 32,767. */
const MAX_EXPORTED = 30_000;

/** The name of a member with the account `u`, which stays with what the member did. */
export const nameOfMember = (u: string, former = `'Former member'`) =>
  `case when ${u}.deleted_at is null then ${u}.full_name else ${former} end`;

/** The beginning of the notes about an application `a`. */
export const NOTES_TEXT = `(
  select left(string_agg(n.text, E'\\n\\n' order by n.id), ${MAX_SHOWN})
  from application_note n where n.application_id = a.id)`;

/** The same for exports; in a team with the name of each author, or what former members are called. */
export const exportedNotes = (companyId: string, former: string) => `(
  select left(string_agg(case when company_is_team(${companyId}) then concat(${nameOfMember('author', former)} || ': ') else '' end
    || n.text, E'\\n' order by n.id), ${MAX_EXPORTED})
  from application_note n left join user_account author on author.id = n.author_id
  where n.application_id = a.id)`;

const ABOUT = prepared(`
  select n.id, n.text, n.written_at as "writtenAt", n.edited_at as "editedAt",
    coalesce(n.author_id = $2, false) as "isOwn",
    case when author.id is not null
      then json_build_object('id', author.id, 'fullName', ${nameOfMember('author')}) end as author,
    (select coalesce(json_agg(json_build_object('id', m.id, 'fullName', ${nameOfMember('m')}) order by m.id), '[]')
      from user_account m
      where m.id in (select value::int from jsonb_array_elements_text(n.mentions))) as mentions
  from application_note n left join user_account author on author.id = n.author_id
  where n.application_id = $1
  order by n.id`);

/** Read model: the notes of a company about an application, oldest first. */
export function notesAbout(
  database: Database,
  applicationId: number,
  memberId: number,
): Promise<ApplicationNoteBody[]> {
  return database.query<ApplicationNoteBody>(ABOUT, [applicationId, memberId]);
}
