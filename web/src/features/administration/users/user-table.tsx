import { Link } from '@tanstack/react-router';
import { Tag } from 'antd';
import type { ListedUserBody } from '@/api/generated/types.gen';
import { PersonAvatar } from '@/components/display/person-avatar.tsx';
import { RecordTable, type RecordColumn } from '@/components/lists/record-table.tsx';
import { formatDate } from '@/lib/format/format-date.ts';
import { PasswordLinkButton } from './password-link-button.tsx';
import { ROLE_LABELS } from './role-labels.ts';
import styles from './user-table.module.css';

const COLUMNS: readonly RecordColumn<ListedUserBody>[] = [
  {
    title: 'Name',
    render: (user) => (
      <span className={styles.person}>
        <PersonAvatar name={user.fullName} image={user.avatar} />
        <span>
          <Link to="/admin/users/$id" params={{ id: user.id }}>
            <strong dir="auto">{user.fullName}</strong>
          </Link>
          <small>{user.username}</small>
        </span>
      </span>
    ),
  },
  { title: 'Email', render: (user) => user.email },
  {
    title: 'Role',
    width: '10rem',
    render: (user) => (
      <>
        <Tag variant={user.role === 'job_seeker' ? 'outlined' : 'filled'}>{ROLE_LABELS[user.role]}</Tag>
        {user.suspendedAt === null ? null : <Tag color="warning">Suspended</Tag>}
      </>
    ),
  },
  { title: 'Joined', width: '10rem', render: (user) => formatDate(user.createdAt) },
  { title: 'Actions', untitled: true, width: '11rem', render: (user) => <PasswordLinkButton user={user} /> },
];

interface UserTableProps {
  users: readonly ListedUserBody[] | undefined;
  isStale: boolean;
}

export function UserTable({ users, isStale }: UserTableProps) {
  return <RecordTable label="Users" columns={COLUMNS} rows={users} isStale={isStale} />;
}
