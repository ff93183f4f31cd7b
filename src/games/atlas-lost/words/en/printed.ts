/** What is printed on Techs and cards, each by its name. */

import { bySeat } from '../../../../kernel/language.ts'
import type { Thing } from '../../../hosted.ts'
import type { Components } from '../../data/components.ts'
import { facesOf } from '../../data/faces.ts'
import { faceInFull, kindOf, titleOf } from './faces.ts'
import { TREE } from './terms.ts'

export function printedOf(data: Components): Thing[] {
  const s = bySeat('en-US')
  return Object.values(facesOf(data)).map((face) => {
    const { id, tree, level, type, install } = face
    const kind = level === 0 ? kindOf({ type, install }, s) : `Lv.${level} ${type} Tech`
    return { id: `thing.${id}`, title: titleOf(face), text: `${tree ? TREE[tree] : 'Initial'} ${kind}. ${faceInFull(face, s)}` }
  })
}
