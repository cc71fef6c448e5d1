import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Flex, Select } from 'antd';
import { EmptyState } from '@/components/states/empty-state.tsx';
import { PagedList } from '@/components/lists/paged-list.tsx';
import { SearchField } from '@/components/fields/search-field.tsx';
import { CLEARABLE } from '@/components/fields/clearable.tsx';
import { t } from '@/lib/language/t.ts';
import { usersQuery } from '../../administration-queries.ts';
import { ROLES } from '../../administration-search.ts';
import { AdminInvitations } from '../invitations/admin-invitations.tsx';
import { ROLE_LABELS } from '../role-labels.ts';
import { UserTable } from './user-table.tsx';

type Role = (typeof ROLES)[number];

interface UserListProps {
  role: Role | undefined;
  search: string;
  suspended: boolean | undefined;
  onFilter: (filter: { role?: Role; search?: string; suspended?: boolean }) => void;
}

const OPTIONS = ROLES.map((role) => ({ value: role, label: ROLE_LABELS[role] }));

const STATES = [
  { value: 'active', label: t('Active') },
  { value: 'suspended', label: t('Suspended') },
];

/** All users, with a search and filters by role and state. */
export function UserList({ role, search, suspended, onFilter }: UserListProps) {
  const list = useInfiniteQuery({
    ...usersQuery({ role, search: search || undefined, suspended }),
    placeholderData: keepPreviousData,
  });

  return (
    <Flex vertical gap="middle">
      <AdminInvitations />
      <Flex wrap gap="small">
        <SearchField
          label={t('Search users')}
          placeholder={t('Name, username or email')}
          value={search}
          onSearch={(typed) => onFilter({ search: typed })}
        />
        <Select
          aria-label={t('Role')}
          placeholder={t('Any role')}
          allowClear={CLEARABLE}
          options={OPTIONS}
          value={role}
          onChange={(value: Role | undefined) => onFilter({ role: value })}
          style={{ width: '12rem' }}
        />
        <Select<string>
          aria-label={t('State')}
          placeholder={t('Any state')}
          allowClear={CLEARABLE}
          options={STATES}
          value={suspended === undefined ? null : suspended ? 'suspended' : 'active'}
          onChange={(value: string | undefined) =>
            onFilter({ suspended: value === undefined ? undefined : value === 'suspended' })
          }
          style={{ width: '12rem' }}
        />
      </Flex>
      <PagedList
        list={list}
        what={t('users')}
        failureTitle={t('We couldn’t load users')}
        empty={<EmptyState text={t('No users found')} hint={t('Try another role or different keywords.')} />}
      >
        {(users, isStale) => <UserTable users={users} isStale={isStale} />}
      </PagedList>
    </Flex>
  );
}
