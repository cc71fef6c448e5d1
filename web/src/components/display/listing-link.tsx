import { Link } from '@tanstack/react-router';

interface ListingLinkProps {
  id: number;
  title: string;
  isPublished: boolean;
}

/** An unpublished listing has no public page, so the link leads to the admins' list of all listings. */
export function ListingLink({ id, title, isPublished }: ListingLinkProps) {
  return isPublished ? (
    <Link to="/jobs/$id" params={{ id }}>
      <bdi>{title}</bdi>
    </Link>
  ) : (
    <Link to="/admin/dashboard" search={{ tab: 'listings', keywords: title }}>
      <bdi>{title}</bdi>
    </Link>
  );
}
