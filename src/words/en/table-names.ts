/** Names for tables, drawn from two lists. They follow from a table's id: whoever changes a list renames tables that are being played. */
const FIRST =
  'Amber Azure Bold Brass Bright Calm Clever Copper Coral Crimson Dawn Deep Distant Dusky Early Ember Fair Fallen Far Fleet Foggy Frosty Gentle Gilded Golden Grand Green Hidden High Humble Inland Iron Ivory Jade Keen Last Late Little Lonely Lucky Marble Merry Misty Mossy Noble Northern Old Opal Pale Patient Pearl Quiet Rapid Red Restless Rising Rosy Royal Rusty Sable Salty Scarlet Secret Silent Silver Sleepy Snowy Southern Still Stormy Sunken Sunny Swift Tall Tidal Twilight Velvet Violet Wandering Warm Western White Wild Windy Winter Wise'
const SECOND =
  'Anchor Arch Astrolabe Atlas Bay Beacon Bell Bridge Cairn Canal Candle Cape Caravan Castle Cave Chart Citadel Cliff Comet Compass Coral Cove Crane Crown Current Delta Dolphin Dune Eagle Falcon Ferry Fjord Forge Fountain Galley Garden Gate Glade Gull Harbour Harp Haven Heron Hill Horizon Hourglass Island Key Lagoon Lantern Lighthouse Lyre Market Mast Mirror Moon Oar Oasis Obelisk Orchard Otter Owl Palace Pearl Pier Pillar Quay Raven Reef River Sail Seal Sextant Shell Ship Sparrow Spire Spring Star Stone Swan Temple Tide Tower Trident Turtle Valley Vault Voyage Wave Whale Willow'
const [ONES, OTHERS] = [FIRST, SECOND].map((words) => words.split(' ')) as [string[], string[]]

/** The same for the same id, and as good as drawn: ids are. */
export function tableName(id: string): string {
  let sum = 7
  for (const letter of id) sum = (sum * 31 + letter.codePointAt(0)!) % 1_000_003
  return `${ONES[sum % ONES.length]} ${OTHERS[Math.floor(sum / ONES.length) % OTHERS.length]}`
}
