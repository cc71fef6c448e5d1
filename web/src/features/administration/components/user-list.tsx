import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { EmptyState } from '@/components/empty-state.tsx';
import { FilterBar } from '@/public/filter-bar.tsx';
import { PagedList } from '@/components/paged-list.tsx';
import { SearchField } from '@/public/search-field.tsx';
import { SelectField } from '@/public/select-field.tsx';
import { oneOf } from '@/lib/search-params.ts';
import { usersQuery } from '@/features/administration/administration-queries.ts';
import { ROLES } from '@/features/administration/administration-search.ts';
import { ROLE_LABELS } from './role-labels.ts';

const UserTable = lazy(() => import('./user-table.tsx').then((module) => ({ default: module.UserTable })));

type Role = (typeof ROLES)[number];

interface UserListProps {
  role: Role | undefined;
  search: string;
  onFilter: (filter: { role?: Role | undefined; search?: string }) => void;
}

const OPTIONS = ROLES.map((role) => ({ value: role, label: ROLE_LABELS[role] }));

/** All users, to find by role and name. */
export function UserList({ role, search, onFilter }: UserListProps) {
  const list = useInfiniteQuery({
    ...usersQuery({ role, search: search || undefined }),
    placeholderData: keepPreviousData,
  });

  return (
    <>
      <FilterBar>
        <SearchField
          label="Search users"
          placeholder="Name, username or email"
          value={search}
          onSearch={(typed) => onFilter({ search: typed })}
        />
        <SelectField
          label="Role"
          unmarked
          placeholder="Any role"
          options={OPTIONS}
          value={role ?? ''}
          onValue={(value) => onFilter({ role: oneOf(ROLES, value) })}
        />
      </FilterBar>
      <PagedList
        list={list}
        what="users"
        failureTitle="Failed to load users"
        empty={<EmptyState text="No users found" hint="Try another role or other words." />}
      >
        {(users, isStale) => <UserTable users={users} isStale={isStale} />}
      </PagedList>
    </>
  );
}
