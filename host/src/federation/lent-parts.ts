import { lentPlatform, type PlatformName } from './lent-platform';

interface Arrival {
  readonly promise: Promise<object>;
  readonly resolve: (module: object) => void;
}

const arrivals = new Map<PlatformName, Arrival>();

/** What was asked for and could not be had. */
const missing = new Set<PlatformName>();

function arrivalOf(name: PlatformName): Arrival {
  let resolve: Arrival['resolve'] = () => undefined;
  const held = arrivals.get(name);
  if (held) return held;
  const promise = new Promise<object>((settle) => {
    resolve = settle;
  });
  const arrival = { promise, resolve };
  arrivals.set(name, arrival);
  return arrival;
}

/** Asks for a part of the platform; one that failed is asked for again. */
export async function bringPart(name: PlatformName): Promise<void> {
  const platform = await lentPlatform;
  try {
    arrivalOf(name).resolve(await platform[name]());
    missing.delete(name);
  } catch (error) {
    missing.add(name);
    throw error;
  }
}

/** Asks again for every part that could not be had. */
export function bringMissingParts(): void {
  for (const name of missing) bringPart(name).catch(() => undefined);
}

/**
 * A part of the platform, as remotes wait for it: until it is there. The federation keeps a share that failed for the
 * life of the page, and so none fails: the screen that needs it tells the failure, and the next asking cures all.
 */
export function arrivedPart(name: PlatformName): Promise<object> {
  bringPart(name).catch(() => undefined);
  return arrivalOf(name).promise;
}
