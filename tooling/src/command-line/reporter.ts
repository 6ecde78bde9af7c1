import { formatDuration } from './format-duration';

export type Reporter = {
  line: (text: string) => void;
  block: (text: string) => void;
  /**
   * Shows the progress of the running work. A terminal shows only the latest status, and a log repeats it at intervals.
   */
  status: (text: string) => void;
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

  const elapsed = () => formatDuration(Date.now() - started).padStart(6);
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
