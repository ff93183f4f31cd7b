// Where a browser is on this machine, for the tests and scripts that look at the parlour's page.
import { existsSync } from 'node:fs'

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** `CHROMIUM` goes before what is installed; one that is not there means none. */
export function browserPath() {
  const places = process.env.CHROMIUM === undefined ? PLACES : [process.env.CHROMIUM]
  return places.find((place) => existsSync(place))
}
