import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Flex, Select } from 'antd';
import { EmptyState } from '@/components/states/empty-state.tsx';
import { PagedList } from '@/components/lists/paged-list.tsx';
import { SearchField } from '@/components/fields/search-field.tsx';
import { usersQuery } from '../administration-queries.ts';
import { ROLES } from '../administration-search.ts';
import { AdminInvitations } from './admin-invitations.tsx';
import { ROLE_LABELS } from './role-labels.ts';
import { UserTable } from './user-table.tsx';

type Role = (typeof ROLES)[number];

interface UserListProps {
  role: Role | undefined;
  search: string;
  onFilter: (filter: { role?: Role; search?: string }) => void;
}

const OPTIONS = ROLES.map((role) => ({ value: role, label: ROLE_LABELS[role] }));

/** All users, with a search and a filter by role. */
export function UserList({ role, search, onFilter }: UserListProps) {
  const list = useInfiniteQuery({
    ...usersQuery({ role, search: search || undefined }),
    placeholderData: keepPreviousData,
  });

  return (
    <Flex vertical gap="middle">
      <AdminInvitations />
      <Flex wrap gap="small">
        <SearchField
          label="Search users"
          placeholder="Name, username or email"
          value={search}
          onSearch={(typed) => onFilter({ search: typed })}
        />
        <Select
          aria-label="Role"
          placeholder="Any role"
          allowClear
          options={OPTIONS}
          value={role}
          onChange={(value: Role | undefined) => onFilter({ role: value })}
          style={{ width: '12rem' }}
        />
      </Flex>
      <PagedList
        list={list}
        what="users"
        failureTitle="We couldn’t load users"
        empty={<EmptyState text="No users found" hint="Try another role or different keywords." />}
      >
        {(users, isStale) => <UserTable users={users} isStale={isStale} />}
      </PagedList>
    </Flex>
  );
}
