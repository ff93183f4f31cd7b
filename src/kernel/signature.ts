/** Signing what was played here, so that it can be told from what somebody made up: Ed25519. */
import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto'

export type Key = {
  /** Its public half: 43 letters, the same wherever it is shown. */
  readonly id: string
  sign(text: string): string
}

/** A new key, as it is kept. */
export const newKey = (): string => {
  const { privateKey } = generateKeyPairSync('ed25519')
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
}

/** Throws if it is none. */
export function keyFrom(kept: string): Key {
  const key = createPrivateKey(kept)
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('not an Ed25519 key')
  return {
    id: createPublicKey(key).export({ format: 'jwk' }).x!,
    sign: (text) => sign(null, Buffer.from(text), key).toString('base64url'),
  }
}

export function isSignedBy(id: string, text: string, signature: string): boolean {
  try {
    const key: KeyObject = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: id }, format: 'jwk' })
    return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64url'))
  } catch {
    return false
  }
}
