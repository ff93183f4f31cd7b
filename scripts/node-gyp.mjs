import { execFileSync } from 'node:child_process'

/**
 * Where npm keeps the node-gyp it brings along. npm names it to whatever it runs, and is asked, because it need not live where
 * global packages go (`npm root -g`): a custom prefix moves those and leaves npm where it is.
 */
export function nodeGyp() {
  const answer = execFileSync('npm', ['exec', '--call', 'node --print process.env.npm_config_node_gyp'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return answer.trim()
}
