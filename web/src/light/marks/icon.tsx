const PATHS = {
  search: 'M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM20.5 20.500l-5-5',
  pin: 'M12 21s-7-6.2-7-11.500a7 7 0 0 1 14 0C19 14.8 12 21 12 21ZM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  menu: 'M4 7h16M4 12h16M4 17h10',
  close: 'M6 6l12 12M18 6L6 18',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 2.500v2M12 19.500v2M2.5 12h2M19.5 12h2M5.3 5.300l1.4 1.400M17.3 17.300l1.4 1.400M5.3 18.700l1.4-1.400M17.3 6.700l1.4-1.4',
  moon: 'M20 14.500A8.5 8.5 0 1 1 9.5 4a6.8 6.8 0 0 0 10.5 10.500Z',
  screen: 'M4 5h16v11H4zM9 20h6M12 16v4',
  send: 'M20.5 3.500L10.500 13.500M20.5 3.500L14 20.500l-3.500-7-7-3.500Z',
  checks: 'M2.5 12.500l4 4L15 8M12 16l.5.500L21 8',
  check: 'M5 12.500l4.5 4.500L19 7.5',
  arrow: 'M5 12h14M13 6l6 6-6 6',
  back: 'M19 12H5M11 6l-6 6 6 6',
  external: 'M13 5h6v6M19 5l-8.500 8.500M10 6H5v13h13v-5',
  chevron: 'M6 9.500l6 6 6-6',
  raise: 'M6 14.500l6-6 6 6',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5.500l3.500 2',
  file: 'M6 3.500h8l4.500 4.500v12.500H6zM14 3.500V8h4.500M9.500 12.500h5.500M9.500 16.500h5.500',
  compass: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM15.5 8.500l-2 5-5 2 2-5 5-2Z',
  message: 'M4 5h16v11.500H10L5.5 20v-3.500H4z',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.500c.8-4 3.8-6 7.5-6s6.7 2 7.5 6',
  building: 'M5 21V4h9v17M14 9h5v12M3 21h18M8 8h3M8 12h3M8 16h3',
  plus: 'M12 5v14M5 12h14',
  exit: 'M14 4h5v16h-5M3.5 12H14M10 8l4 4-4 4',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  alert: 'M12 8v5M12 16.500v.01M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z',
  offline:
    'M4 4l16 16M8.500 15.500a5 5 0 0 1 5-1.200M5.500 12a9.500 9.500 0 0 1 4-2.300M13 9.300a9.500 9.500 0 0 1 5.500 2.700M2.5 8.500A14 14 0 0 1 6.500 6.200M10.500 5a14 14 0 0 1 11 3.500M12 19v.01',
  filter: 'M4 6h16M7 12h10M10 18h4',
  briefcase: 'M4 8h16v11.500H4zM9 8V5h6v3M4 13h16',
  calendar: 'M5 6h14v14H5zM5 10.500h14M9 3.500V7M15 3.500V7',
  wallet: 'M4 7.500h15v12H4zM4 7.500L15.5 4v3.500M15.500 13.500v.01',
  star: 'M12 3.500l2.6 5.400 5.9.800-4.3 4.200 1 5.900-5.2-2.800-5.2 2.800 1-5.900L3.500 9.700l5.900-.800Z',
  share: 'M12 15V3.500M8 7l4-3.500L16 7M5 12v8.500h14V12',
  link: 'M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-5.700-5.700l-1.300 1.300M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 5.700 5.700l1.300-1.300',
  bookmark: 'M6.5 4h11v16.500L12 16l-5.500 4.500Z',
  layers: 'M12 4l8.500 4.500L12 13 3.500 8.500ZM3.500 12.500L12 17l8.500-4.500',
  refresh: 'M19 12a7 7 0 1 1-2.100-5L19 9M19 4.500V9h-4.500',
  database:
    'M12 8.500c3.900 0 7-1.100 7-2.500s-3.100-2.500-7-2.500S5 4.600 5 6s3.100 2.500 7 2.500ZM5 6v12c0 1.400 3.100 2.500 7 2.500s7-1.100 7-2.500V6M5 12c0 1.400 3.100 2.500 7 2.500s7-1.100 7-2.500',
  shield: 'M12 3.500l7 2.500v5.500c0 4.400-3 7.600-7 9-4-1.400-7-4.600-7-9V6ZM9 12l2.200 2.200L15.500 10',
  upload: 'M12 16V4.500M7 9l5-4.500L17 9M4.5 15.500V20h15v-4.500',
  download: 'M12 4v11.500M7 11l5 4.500 5-4.500M4.5 15.500V20h15v-4.500',
  globe:
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3 12h18M12 3c3 2.500 4 5.500 4 9s-1 6.500-4 9c-3-2.500-4-5.500-4-9s1-6.500 4-9Z',
  people:
    'M9 12a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7ZM2.5 19.500c.6-3.300 3-5 6.500-5s5.900 1.700 6.500 5M15.500 5.300a3.500 3.500 0 0 1 0 6.400M18 15.200c1.900.8 3.100 2.200 3.500 4.300',
  edit: 'M4.5 19.500l1-4.500L16 4.500l3.500 3.500L9 18.500zM13.500 7l3.500 3.500',
  facebook:
    'M14 21v-8h3l.5-3.500H14V7.300c0-1 .4-1.8 1.9-1.800h1.700V2.600C17 2.5 16.2 2.4 15.3 2.400c-2.6 0-4.3 1.6-4.3 4.400v2.700H8V13h3v8',
  twitter: 'M4 4l16 16M20 4L4 20',
  linkedin: 'M5 9.500V20M5 5v.01M10 20V9.500M10 14c0-2.6 1.7-4.5 4.2-4.500S18.5 11 18.5 14v6',
  whatsapp:
    'M4 20l1.200-4A8.200 8.200 0 1 1 8.300 19ZM9 8.500c0 3.500 3 6.500 6.500 6.500l1-2-2.200-1-1 1a5 5 0 0 1-2.300-2.300l1-1L11 7.500Z',
  instagram:
    'M7.5 3.500h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4ZM12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM17 7v.01',
};

export type IconName = keyof typeof PATHS;

/** What points forward or back, which are left and right of each other in languages written from right to left. */
const DIRECTED: ReadonlySet<IconName> = new Set(['arrow', 'back', 'exit', 'external', 'menu', 'send']);

/** A line icon in the color and size of the surrounding text. Decorative, because it comes with a text or a label. */
export function Icon({ name, size = '1.25em' }: { name: IconName; size?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      data-directed={DIRECTED.has(name) || undefined}
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
