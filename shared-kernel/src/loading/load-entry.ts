import { loadScript } from './load-script';

/** What a remote's entry leaves on the page. */
interface Container {
  readonly init: (...given: readonly unknown[]) => void | Promise<void>;
  readonly get: (module: string) => () => Promise<unknown>;
}

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && 'init' in value && 'get' in value;

/** An element with that id is a property of the page too, and is no container. */
function containerNamed(name: string): Container | undefined {
  const value: unknown = Reflect.get(globalThis, name);
  return isContainer(value) ? value : undefined;
}

/** Loads a remote's entry as every other script: with its digest, retries and a time limit. */
export function loadEntry(address: string, name: string): Promise<Container> {
  // What an earlier try left there would hide that this one leaves nothing.
  if (containerNamed(name)) Reflect.deleteProperty(globalThis, name);
  return new Promise((resolve, reject) => {
    loadScript(address, ({ type }) => {
      const container = type === 'load' ? containerNamed(name) : undefined;
      if (container) resolve(container);
      else reject(new Error(`The entry of ${name} did not load: ${type}.`));
    });
  });
}
