import type { UserBody } from '../../../api/generated/types.gen';
import { Avatar } from '../../../components/avatar.tsx';
import { Badge } from '../../../components/badge.tsx';
import { DataTable } from '../../../components/data-table.tsx';
import { formatDate } from '../../../lib/format-date.ts';
import { ROLE_LABELS } from './role-labels.ts';
import styles from './user-table.module.css';

/** Users in a table. */
export function UserTable({ users }: { users: readonly UserBody[] }) {
  return (
    <DataTable label="Users" columns={['Name', 'Email', 'Role', 'Joined']}>
      {users.map((user) => (
        <tr key={user.id}>
          <th scope="row">
            <span className={styles.person}>
              <Avatar name={user.fullName} image={user.avatar} />
              <span>
                {user.fullName}
                <small>{user.username}</small>
              </span>
            </span>
          </th>
          <td data-label="Email">{user.email}</td>
          <td data-label="Role">
            <Badge tone={user.role === 'job_seeker' ? 'outlined' : 'secondary'}>{ROLE_LABELS[user.role]}</Badge>
          </td>
          <td data-label="Joined">{formatDate(user.createdAt)}</td>
        </tr>
      ))}
    </DataTable>
  );
}
