import { duration } from './duration';

export type Reporter = {
  /** Writes a permanent line, preceded by the time since the start. */
  line: (text: string) => void;
  /** Writes permanent text unchanged, such as the output of a failed command. */
  block: (text: string) => void;
  /** Shows the current work: rewritten in place on a terminal, repeated now and then in a log. */
  status: (text: string) => void;
  /** Clears the status; nothing may be written afterwards. */
  close: () => void;
};

type Out = { isTTY?: boolean; columns?: number; write: (text: string) => unknown };

const clearLine = '\r\u001B[K';
const terminalTickMs = 1000;
const logTickMs = 20_000;

export function createReporter(out: Out = process.stdout): Reporter {
  const live = out.isTTY === true;
  const started = Date.now();
  let current = '';

  const elapsed = () => duration(Date.now() - started).padStart(6);
  const clear = () => live && current !== '' && out.write(clearLine);
  const draw = () => {
    if (current === '') return;
    const text = `${elapsed()}  … ${current}`;
    out.write(live ? `${clearLine}${text.slice(0, (out.columns ?? 80) - 1)}` : `${text}\n`);
  };
  const keep = (text: string) => {
    clear();
    out.write(`${text}\n`);
    if (live) draw();
  };
  const ticker = setInterval(draw, live ? terminalTickMs : logTickMs);
  ticker.unref();

  return {
    line: (text) => keep(`${elapsed()}  ${text}`),
    block: keep,
    status: (text) => {
      current = text;
      if (live) draw();
    },
    close: () => {
      clearInterval(ticker);
      clear();
      current = '';
    },
  };
}
