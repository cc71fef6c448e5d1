import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { EmptyState } from '../../../components/empty-state.tsx';
import { FilterBar } from '../../../components/filter-bar.tsx';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { LoadMore } from '../../../components/load-more.tsx';
import { SearchField } from '../../../components/search-field.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { oneOf } from '../../../lib/search-params.ts';
import { usersQuery } from '../administration-queries.ts';
import { ROLES } from '../administration-search.ts';
import { ROLE_LABELS } from './role-labels.ts';
import { UserTable } from './user-table.tsx';

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
  const users = list.data?.pages.flatMap((page) => page.items) ?? [];

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
      {list.isPending ? <Skeleton height="3.5rem" rows={5} /> : null}
      {list.isError ? (
        <LoadFailure title="Failed to load users" error={list.error} onRetry={() => void list.refetch()} />
      ) : null}
      {list.isSuccess && users.length === 0 ? (
        <EmptyState text="No users found" hint="Try another role or other words." />
      ) : null}
      {users.length > 0 ? (
        <>
          <UserTable users={users} />
          <LoadMore
            shown={users.length}
            total={list.data?.pages[0]?.total ?? users.length}
            what="users"
            hasMore={list.hasNextPage}
            loading={list.isFetchingNextPage}
            onMore={() => void list.fetchNextPage()}
          />
        </>
      ) : null}
    </>
  );
}
