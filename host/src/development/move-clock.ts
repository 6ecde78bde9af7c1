/** From here on the page's clock is so far ahead of the device's, or behind it. */
export function moveClock(byMs: number): void {
  const { Date: device } = globalThis;
  const moved = () => device.now() + byMs;
  globalThis.Date = new Proxy(device, {
    apply: () => new device(moved()).toString(),
    construct: (target, given, asked) =>
      Reflect.construct(target, given.length === 0 ? [moved()] : given, asked) as object,
    get: (target, name): unknown => (name === 'now' ? moved : Reflect.get(target, name)),
  });
}
