/** Line drawings on a 24-unit grid, all in the colour of the text around them. */
const PATHS = {
  hash: 'M9 4 7 20M17 4l-2 16M4 9h17M3 15h17',
  thread: 'M5 4v9a4 4 0 0 0 4 4h10m-4-4 4 4-4 4',
  forum: 'M4 5h12v9H9l-5 4zM19 9v9l-3-2h-4',
  lock: 'M7 11V8a5 5 0 0 1 10 0v3M6 11h12v9H6z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'm6 6 12 12M18 6 6 18',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  reply: 'M9 8 4 13l5 5M4 13h10a6 6 0 0 1 6 6',
  smile: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM9 10h.01M15 10h.01M8.5 14.5a4.5 4.5 0 0 0 7 0',
  pin: 'M9 4h6l-1 6 4 4H6l4-4-1-6ZM12 14v6',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20a6.5 6.5 0 0 1 13 0M16 4.5a3.5 3.5 0 0 1 0 6.5M18 14.5a6.5 6.5 0 0 1 3.5 5.5',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  send: 'm4 12 16-8-6 16-3-7-7-1Z',
  slash: 'M16 3 8 21',
  clip: 'm20 11-8.5 8.5a5 5 0 0 1-7-7L13 4a3.4 3.4 0 0 1 4.8 4.8l-8.5 8.5a1.8 1.8 0 0 1-2.5-2.5L14.5 7',
  file: 'M6 3h8l5 5v13H6zM14 3v5h5',
  down: 'm6 9 6 6 6-6',
  left: 'm15 5-7 7 7 7',
  right: 'm9 5 7 7-7 7',
  check: 'm5 12 5 5 9-10',
  sliders: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 9.5v-5M9 19.5v-5',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.5 1.5M17.5 17.5 19 19M19 5l-1.5 1.5M6.5 17.5 5 19',
  auto: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 3v18M12 6h6M12 10h8.5M12 14h8.5M12 18h6',
  columns: 'M4 4h16v16H4zM12 4v16',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  bellOff: 'M6 16V11a6 6 0 0 1 9-5M18 11v5H6l-2 2h14M10 20.5h4M4 4l16 16',
  edit: 'm4 20 1-5L16 4l4 4L9 19l-5 1Z',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13',
  copy: 'M8 8h12v12H8zM16 8V4H4v12h4',
  link: 'M14 4h6v6M20 4l-9 9M10 5H4v15h15v-6',
  mail: 'M3 6h18v13H3zM3 7l9 7 9-7',
  spark: 'M12 3v5M12 16v5M3 12h5M16 12h5M6 6l2.5 2.5M15.5 15.5 18 18M18 6l-2.5 2.5M8.5 15.5 6 18',
  box: 'M4 8l8-4 8 4v8l-8 4-8-4zM4 8l8 4 8-4M12 12v8',
  download: 'M12 4v11m-5-5 5 5 5-5M5 20h14',
} as const

export type IconName = keyof typeof PATHS

/** Never speaks: the words beside it, or the label of the button, do. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg class={`icon icon-${name}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  )
}

/** A square button that shows only an icon and says its name to those who cannot see it. */
export function IconButton(props: {
  icon: IconName
  label: string
  onClick: (event: MouseEvent) => void
  class?: string
  pressed?: boolean
}) {
  return (
    <button
      type="button"
      class={`icon-button ${props.class ?? ''}`}
      aria-label={props.label}
      title={props.label}
      aria-pressed={props.pressed}
      onClick={props.onClick}
    >
      <Icon name={props.icon} />
    </button>
  )
}
