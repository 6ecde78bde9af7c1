const attempts = 3;
const firstDelayMs = 250;
const limitMs = 30_000;

/** Asks for the page's script as the shell will ask for every other (tooling/webpack/runtime/ask-again.ts), and says when it does not come. */
export function awaitMain(): void {
  /** The HTML's own words, which the shell takes away when it begins. */
  const say = () => {
    const words = document.getElementById('not-loaded');
    if (!words?.hidden) return;
    document.getElementById('first-paint')?.remove();
    words.querySelector('button')?.addEventListener('click', () => location.reload());
    words.hidden = false;
  };

  const whenParsed = (act: () => void) => {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', act);
    else act();
  };

  const ask = (address: string) => {
    const script = document.createElement('script');
    // As in the HTML, and by it the failure of another script is told from this one's.
    script.defer = true;
    script.src = `${address}?retry=${Date.now().toString(36)}`;
    document.head.append(script);
  };

  let asked = 1;
  const askAgain = (event: Event) => {
    const { target } = event;
    if (!(target instanceof HTMLScriptElement) || !target.defer) return;
    const address = target.src.replace(/\?.*/, '');
    if (asked === attempts) whenParsed(say);
    else setTimeout(() => whenParsed(() => ask(address)), firstDelayMs * 2 ** (asked - 1));
    asked += 1;
  };

  // Such an event does not bubble.
  addEventListener('error', askAgain, true);
  setTimeout(() => whenParsed(say), limitMs);
}
