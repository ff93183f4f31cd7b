/** The memory of canvases is given back only between two tasks: whoever paints many takes a breath after each. */
export const breath = () => new Promise<void>((resolve) => setImmediate(resolve))
