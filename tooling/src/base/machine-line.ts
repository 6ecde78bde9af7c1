import { availableParallelism, loadavg } from 'node:os';

/** Notes how busy the machine is now; the function that it returns compares that with how busy it is then. */
export function watchMachine(): () => string {
  const atStart = load();
  return () =>
    `Machine: ${availableParallelism()} cores, load ${atStart} at the start, ${load()} at the end`;
}

/** How many processes waited for a core in the last minute, on average. */
function load(): string {
  const [lastMinute = 0] = loadavg();
  return lastMinute.toFixed(1);
}
