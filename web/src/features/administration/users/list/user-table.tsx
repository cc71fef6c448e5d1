import { Link } from '@tanstack/react-router';
import { Tag } from 'antd';
import type { ListedUserBody } from '@/api/generated/types.gen';
import { PersonAvatar } from '@/components/display/person-avatar.tsx';
import { RecordTable, type RecordColumn } from '@/components/lists/record-table.tsx';
import { formatDate } from '@/lib/format/format-date.ts';
import { t } from '@/lib/language/t.ts';
import { ROLE_LABELS } from '../role-labels.ts';
import styles from './user-table.module.css';

const COLUMNS: readonly RecordColumn<ListedUserBody>[] = [
  {
    title: t('Name'),
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
  { title: t('Email'), render: (user) => user.email },
  {
    title: t('Role'),
    width: '10rem',
    render: (user) => <Tag variant={user.role === 'job_seeker' ? 'outlined' : 'filled'}>{ROLE_LABELS[user.role]}</Tag>,
  },
  {
    title: t('State'),
    width: '9rem',
    render: ({ suspendedAt }) => (suspendedAt === null ? t('Active') : <Tag color="warning">{t('Suspended')}</Tag>),
  },
  { title: t('Joined'), width: '10rem', render: (user) => formatDate(user.createdAt) },
];

interface UserTableProps {
  users: readonly ListedUserBody[] | undefined;
  isStale: boolean;
}

export function UserTable({ users, isStale }: UserTableProps) {
  return <RecordTable label={t('Users')} columns={COLUMNS} rows={users} isStale={isStale} />;
}
