import { Mentions } from 'antd';
import type { ColleagueBody } from '@/api/generated/types.gen';
import { roleName } from '@/lib/access/company-roles.ts';
import { tooLong } from '@/lib/rules/text-limit.ts';
import { handlesOf } from './mentions.ts';

const MAX_LENGTH = 5000;

export const noteProblem = (text: string): string | undefined => tooLong(text, MAX_LENGTH);

interface NoteFieldProps {
  label: string;
  /** Whom an @ proposes. */
  colleagues: readonly ColleagueBody[];
  value: string;
  onChange: (text: string) => void;
  describedBy?: string;
}

/** A text in which an @ proposes colleagues. */
export function NoteField({ label, colleagues, value, onChange, describedBy }: NoteFieldProps) {
  return (
    <Mentions
      aria-label={label}
      aria-describedby={describedBy}
      dir="auto"
      autoSize={{ minRows: 2, maxRows: 12 }}
      status={noteProblem(value) ? 'error' : ''}
      placement="top"
      options={handlesOf(colleagues).map(({ person: { id, fullName, role }, handle }) => ({
        key: String(id),
        value: handle,
        label: handle === fullName ? fullName : `${handle} · ${roleName(role)}`,
      }))}
      // By the beginning of any part of the name.
      filterOption={(typed, { value: name = '' }) => ` ${name}`.toLowerCase().includes(` ${typed}`.toLowerCase())}
      value={value}
      onChange={onChange}
      style={{ width: '100%' }}
    />
  );
}
