// Runs in the page before its own script: every request, every answer and every piece of news takes its time, up to UNSTEADY
// milliseconds. News stay in order among themselves, as on a real socket.
const late = () => new Promise((resolve) => setTimeout(resolve, Math.random() < 0.3 ? 0 : Math.random() * UNSTEADY))

const steadyFetch = window.fetch
window.fetch = async (...asked) => {
  await late()
  const answer = await steadyFetch(...asked)
  await late()
  return answer
}

window.WebSocket = class extends WebSocket {
  #news = Promise.resolve()

  set onmessage(hear) {
    this.addEventListener('message', (event) => {
      const due = late()
      this.#news = this.#news.then(() => due).then(() => hear(event))
    })
  }
}
