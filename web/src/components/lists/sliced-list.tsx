import { Flex } from 'antd';
import { useState, type ReactNode } from 'react';
import { LoadMore } from './load-more.tsx';

interface SlicedListProps<Item> {
  items: readonly Item[];
  /** Plural noun for the items, such as “listings”. */
  what: string;
  /** How many are shown at first, and added with each step. */
  step?: number;
  children: (items: readonly Item[]) => ReactNode;
}

/** A list that is already loaded, shown step by step. */
export function SlicedList<Item>({ items, what, step = 10, children }: SlicedListProps<Item>) {
  const [limit, setLimit] = useState(step);
  const shown = items.slice(0, limit);
  return (
    <Flex vertical gap="large">
      {children(shown)}
      {items.length > step ? (
        <LoadMore
          shown={shown.length}
          total={items.length}
          what={what}
          hasMore={shown.length < items.length}
          loading={false}
          onMore={() => setLimit(limit + step)}
        />
      ) : null}
    </Flex>
  );
}
