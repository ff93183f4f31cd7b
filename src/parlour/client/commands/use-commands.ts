import type { ApplicationCommandType } from 'discord-api-types/v10'
import { useContext, useEffect, useState } from 'preact/hooks'
import type { WireCommand } from '../../wire.ts'
import { PlaceContext } from '../place.ts'
import { useWorld } from '../session.ts'

/** The commands of one type this person may use here; empty until they are known. */
export function useCommands(type: ApplicationCommandType): WireCommand[] {
  const world = useWorld()
  const { channel } = useContext(PlaceContext)
  const [commands, setCommands] = useState<WireCommand[]>([])
  const version = world.commandsVersion.value
  useEffect(() => {
    let wanted = true
    world.commands(channel).then(
      (all) => wanted && setCommands(all.filter((command) => command.type === type)),
      () => wanted && setCommands([]),
    )
    return () => {
      wanted = false
    }
  }, [world, channel, version, type])
  return commands
}
