// What a careful eye checks, run inside the page by browser-look.test.ts.

/** Words whose contrast against what is behind them is below 4.5 (3 for large ones). */
function faintWords() {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const rgba = (colour) => {
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = colour
    canvas.fillRect(0, 0, 1, 1)
    return [...canvas.getImageData(0, 0, 1, 1).data].map((value, i) => (i === 3 ? value / 255 : value))
  }
  const over = (top, under) => [0, 1, 2].map((i) => top[i] * top[3] + under[i] * (1 - top[3])).concat(1)
  const light = (colour) => {
    const [r, g, b] = colour.map((value) =>
      value / 255 <= 0.03928 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    )
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const behind = (element) => {
    if (!element) return rgba(getComputedStyle(document.body).backgroundColor)
    const own = rgba(getComputedStyle(element).backgroundColor)
    return own[3] === 1 ? own : over(own, element.tagName === 'DIALOG' ? [0, 0, 0, 1] : behind(element.parentElement))
  }
  const top = [...document.body.querySelectorAll('dialog[open]')].at(-1) ?? document.body
  const found = new Set()
  const walker = document.createTreeWalker(top, 4)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    const words = node.textContent.trim()
    const style = getComputedStyle(element)
    if (!words || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    if (element.closest('.unseen, .spoiler, .exhibit-veil, .alt-badge, [disabled], [aria-disabled=true], .emoji, .skip')) continue
    const ground = behind(element)
    const ink = over(rgba(style.color), ground)
    const [bright, dark] = [light(ink), light(ground)].sort((a, b) => b - a)
    const ratio = (bright + 0.05) / (dark + 0.05)
    const large = Number.parseFloat(style.fontSize) >= 24
    if (ratio < (large ? 3 : 4.5)) found.add(`${words.slice(0, 30)} (${element.className}): ${ratio.toFixed(2)}`)
  }
  return [...found]
}

/** Things to press that are smaller than a finger. Links and names inside a line of text may be as high as the line. */
function smallTargets(least) {
  const top = [...document.body.querySelectorAll('dialog[open]')].at(-1) ?? document.body
  return [...top.querySelectorAll('button, a[href], input:not([type=file]), [role=option], label.option')].flatMap((target) => {
    if (!target.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return []
    if (target.closest('.markdown, .reply-line, .message-line, .skip, .alt-badge, .option input')) return []
    const { width, height, right } = target.getBoundingClientRect()
    const hidden = right <= 0 || width === 0
    return hidden || (width >= least - 0.5 && height >= least - 0.5)
      ? []
      : [
          `${target.getAttribute('aria-label') ?? target.textContent?.slice(0, 30)} (${target.className}): ${Math.round(width)} × ${Math.round(height)}`,
        ]
  })
}

function namelessControls() {
  return [...document.body.querySelectorAll('button, a[href], input, textarea, img')].flatMap((control) => {
    const label = control.getAttribute('aria-label') || control.getAttribute('aria-labelledby') || control.getAttribute('alt')
    const isSilent = control.getAttribute('alt') === '' || control.getAttribute('aria-hidden') === 'true'
    const named = label || control.textContent?.trim() || control.closest('label') || isSilent
    return named ? [] : [control.outerHTML.slice(0, 120)]
  })
}

globalThis.audit = { faintWords, smallTargets, namelessControls }
