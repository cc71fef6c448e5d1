import { Avatar } from 'antd';

interface PersonAvatarProps {
  name: string;
  image: string | null;
  /** Pixels. */
  size?: number;
}

const INITIAL = { flex: 'none', background: 'var(--color-sea)', fontWeight: 700 };

/** A person's picture, or the first letter of the name. Decorative, because the name is always next to it. */
export function PersonAvatar({ name, image, size = 40 }: PersonAvatarProps) {
  return (
    <Avatar
      aria-hidden="true"
      size={size}
      src={image ?? undefined}
      alt=""
      style={image ? { flex: 'none' } : { ...INITIAL, fontSize: size * 0.42 }}
    >
      {name.trim().charAt(0).toUpperCase()}
    </Avatar>
  );
}
