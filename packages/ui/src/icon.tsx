/** Paths on a grid of 24. A stroke of length 0.01 is a dot. */
const paths = {
  alert: 'M12 4.2 3 19.5h18ZM12 10v4M12 17h.01',
  bell: 'M6.5 16.5V11a5.5 5.5 0 0 1 11 0v5.5l1.5 1.5H5ZM10 21h4',
  calendar: 'M4 6.5h16V20H4ZM4 10.5h16M8 4v4M16 4v4',
  camera: 'M3.5 8H7l1.8-2.8h6.4L17 8h3.5v11.5h-17ZM12 10a3.4 3.4 0 1 1 0 6.8 3.4 3.4 0 0 1 0-6.8Z',
  cart: 'M3 4.5h2.4l2.4 11h9.6l2.1-8H6.1M9.5 19.5h.01M16 19.5h.01',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  'check-circle': 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM8.3 12.3l2.5 2.5 4.9-5',
  'chevron-down': 'm6 9.5 6 6 6-6',
  'chevron-left': 'm14.5 6-6 6 6 6',
  'chevron-right': 'm9.5 6 6 6-6 6',
  'chevron-up': 'm6 14.5 6-6 6 6',
  circle: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17Z',
  clock: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM12 7.5V12l3 2',
  close: 'm6 6 12 12M18 6 6 18',
  coin: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM14.6 9.4c-.5-.9-1.4-1.4-2.6-1.4-1.5 0-2.5.8-2.5 1.9 0 2.7 5.2 1.4 5.2 4.1 0 1.3-1.2 2-2.7 2-1.3 0-2.3-.5-2.8-1.4M12 6.5V8M12 16v1.5',
  copy: 'M9 8.5h10.5V20H9ZM5.5 15.5h-1V4H15v1.5',
  download: 'M12 4v11M7.5 11l4.5 4.5 4.5-4.5M4.5 19.5h15',
  eye: 'M2.5 12C5 7.5 8.2 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.7 6.5-9.5 6.5S5 16.5 2.5 12ZM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z',
  'eye-off':
    'M9.8 5.7c.7-.1 1.4-.2 2.2-.2 3.8 0 7 2 9.5 6.5-.8 1.4-1.6 2.5-2.6 3.4M6.2 7.2C4.8 8.3 3.6 9.9 2.5 12c2.5 4.5 5.7 6.5 9.5 6.5 1.7 0 3.3-.4 4.7-1.2M9.9 9.9a3 3 0 0 0 4.2 4.2M4 4l16 16',
  file: 'M6 3.5h8l4.5 4.5v12.5H6ZM14 3.5V8h4.5',
  gift: 'M4.5 11.5V20h15v-8.5M3.5 8h17v3.5h-17ZM12 8v12M12 8C10.5 8 7.5 7.6 7.5 5.6 7.5 3.2 11 3.4 12 8c1-4.6 4.5-4.8 4.5-2.4C16.5 7.6 13.5 8 12 8',
  heart: 'M12 19.5C6.5 15.5 4 12.6 4 9.4A4.2 4.2 0 0 1 12 7.6a4.2 4.2 0 0 1 8 1.8c0 3.2-2.5 6.1-8 10.1Z',
  image: 'M3.5 5h17v14h-17ZM3.5 16l4.5-4.5 4 4 3-3 5.5 5.5M8.5 8.8h.01',
  info: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM12 11.5V16M12 8h.01',
  lock: 'M5.5 11h13v9h-13ZM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  mail: 'M3.5 5.5h17v13h-17ZM3.5 7.5l8.5 6 8.5-6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  message: 'M4 5h16v11.5h-9L6.5 20v-3.5H4Z',
  'new-tab': 'M10 5H5v14h14v-5M14 4.5h5.5V10M19.5 4.5 11.5 12.5',
  pause: 'M9 6v12M15 6v12',
  pin: 'M12 21c-4.5-4.5-6.5-8-6.5-11a6.5 6.5 0 0 1 13 0c0 3-2 6.5-6.5 11ZM12 7.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4Z',
  play: 'm8 5.5 11 6.5-11 6.5Z',
  plus: 'M5 12h14M12 5v14',
  retry: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4.5V9H15',
  search: 'M11 4.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM15.8 15.8 20 20',
  star: 'm12 3.8 2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8Z',
  trash: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 12.5h9.4L17.5 7M10.2 11v5M13.8 11v5',
  unlock: 'M5.5 11h13v9h-13ZM8.5 11V8a3.5 3.5 0 0 1 6.6-1.6',
  upload: 'M12 15.5v-11M7.5 8.5 12 4l4.5 4.5M4.5 19.5h15',
  user: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM4.5 20c.6-3.6 3.5-5.5 7.5-5.5s6.9 1.9 7.5 5.5',
} as const;

export type IconName = keyof typeof paths;

type IconProps = {
  readonly name: IconName;
  /** In pixels at the default text size; icons scale with the text. */
  readonly size?: 16 | 20 | 24 | 32;
  /** Only where no text is next to it. Without a label the icon is decorative. */
  readonly label?: string;
  readonly isFilled?: boolean;
};

/** A line icon in the colour of the text, always with a stroke of 1.75 px. */
export function Icon({ name, size = 20, label, isFilled = false }: IconProps) {
  const side = `${size / 16}rem`;
  return (
    <svg
      viewBox="0 0 24 24"
      width={side}
      height={side}
      fill={isFilled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={(1.75 * 24) / size}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path d={paths[name]} />
    </svg>
  );
}
